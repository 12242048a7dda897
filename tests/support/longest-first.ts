import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, from half a minute up. One that begins last keeps one core busy while the others have nothing left. */
const longest = [
  'access/every-screen.e2e',
  'e2e/screens-axe.e2e',
  'embed/packages.e2e',
  'e2e/profile.e2e',
  'e2e/plan-screens.e2e',
  'attacks/asked.e2e',
  'e2e/long-names.e2e',
  'edge/deployed-worker.edge',
  'company/company-on-edge.edge',
  'every-call/every-call',
  'bank-files/foreign-files',
  'processes/watchdog',
  'faults/upgrade',
]

const place = ({ moduleId }: TestSpecification) => {
  const index = longest.findIndex((name) => moduleId.includes(`${name}.`))
  return index === -1 ? longest.length : index
}

/** Without a run before, Vitest begins with the files of most bytes. This begins with those that take longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await BaseSequencer.prototype.sort.call(this, files)
    return sorted.toSorted((a, b) => place(a) - place(b))
  }
}
