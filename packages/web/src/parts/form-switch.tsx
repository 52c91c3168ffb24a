import { useHint } from '../keys/bindings.ts'
import { useWords } from '../language/index.ts'
import { switchForm, useIsText } from '../settings/settings.ts'
import { Icon } from './icon.tsx'

/** To the text, or back to the table. */
export function FormSwitch({ className, icon = false }: { readonly className: string; readonly icon?: boolean }) {
  const { page } = useWords()
  const isText = useIsText()
  return (
    <button type="button" className={className} title={useHint('text')} onClick={switchForm}>
      {icon && <Icon name={isText ? 'swap' : 'file'} />}
      {isText ? page.toTable : page.toText}
    </button>
  )
}
