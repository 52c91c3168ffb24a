import { useKey } from './bindings.ts'
import type { CommandId } from './commands.ts'

/** The key of a command, printed beside its word. */
export function Key({ of }: { readonly of: CommandId }) {
  return <kbd>{useKey(of)}</kbd>
}
