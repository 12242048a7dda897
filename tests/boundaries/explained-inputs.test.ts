import { expect, it } from 'vitest'
import { sourcedLabels } from '../../packages/widgets/src/shared/input-source.ts'
import { sources } from './tree.ts'

/** Returns the labels of the inputs that a calculation explains, such as `debt.payment`. */
function labelsIn(text: string): string[] {
  const catalog = /speak<typeof \w+>\('(\w+)'\)/.exec(text)?.[1]
  const labels = text.matchAll(/(?<![a-z])input\(\s*say\('(\w+)'|\blabel: say\('(\w+)'/g)
  return catalog === undefined ? [] : [...labels].map(([, first, second]) => `${catalog}.${first ?? second ?? ''}`)
}

it('every number of “What we used” has a source, and no source is of a number that nothing uses', () => {
  const explaining = sources.filter(({ path }) => /^packages\/engine\/src\/.*\/(?:explain-[\w-]+)\.ts$/.test(path))
  const used = new Set(explaining.flatMap(({ text }) => labelsIn(text)))
  expect(used.size).toBeGreaterThan(50)
  expect([...used].toSorted()).toEqual([...sourcedLabels].toSorted())
})
