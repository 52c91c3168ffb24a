import { jsonSource } from '@sandtable/kernel'
import type { Study } from '@sandtable/lab'
import { rulesNamed } from '../../project.ts'

/** A study as it travels to another machine, which need not have its files. */
export interface SentStudy extends Pick<Study, 'seed' | 'bots'> {
  readonly set: string
  readonly file: string
  readonly scenario: unknown
}

export const sentOf = ({ rules, source, seed, bots }: Study): SentStudy => ({
  ...{ set: rules.id, file: source.file, scenario: source.value },
  ...{ seed, bots },
})

export const studyFrom = ({ set, file, scenario, seed, bots }: SentStudy): Study => ({
  rules: rulesNamed(set),
  source: jsonSource(file, scenario),
  ...{ seed, bots },
})
