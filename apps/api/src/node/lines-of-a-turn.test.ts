import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { linesOfATurn } from './lines-of-a-turn.ts'

it('lines of one turn are written together, in their order, and none of them twice', async () => {
  const written: string[] = []
  const exits: (() => void)[] = []
  const line = linesOfATurn(
    (lines) => void written.push(lines),
    (flush) => void exits.push(flush),
  )
  line('one')
  line('two')
  expect(written).toEqual([])
  await nextTurn()
  line('three')
  await nextTurn()
  expect(written).toEqual(['one\ntwo\n', 'three\n'])
  line('the last')
  for (const exit of exits) exit()
  await nextTurn()
  expect(written).toEqual(['one\ntwo\n', 'three\n', 'the last\n'])
})
