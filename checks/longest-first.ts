import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, in seconds of CPU, most first: whichever were begun last would leave the other cores idle. */
const longest = [
  'soak/twins',
  'bots/src/strength',
  'rules/src/blaze/secrecy/secrets',
  'cli/src/lab/queue/queue',
  'rules/src/conformance-battles',
  'cli/src/mutate',
  'checks/checks',
  'rules/src/conformance-positions',
  'bots/src/golden',
  'cli/src/meetings',
  'e2e/blaze',
  'e2e/replay',
  'e2e/access',
  'e2e/learn',
  'e2e/apart',
  'e2e/layout',
  'e2e/muzzleflash',
  'e2e/text',
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = longest.findIndex(name => moduleId.endsWith(`/${name}.test.ts`))
  return rank < 0 ? longest.length : rank
}

/** Within each project the longest files come first, also in a new clone, which remembers nothing; then as Vitest has them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap(project =>
      sorted.filter(one => one.project === project).sort((a, b) => rankOf(a) - rankOf(b)),
    )
  }
}
