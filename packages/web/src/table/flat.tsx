import type { ReactElement } from 'react'
import type { TableProps } from './scene.ts'
export function FlatTable(_: TableProps): ReactElement {
  return <div />
}
