import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { createSeeded } from '../../../testing/faults/seeded.ts'
import { createProblemLog } from '../problem-log.ts'
import { readCsvRows } from './csv-rows.ts'

const pieces = ['a', 'bb', ',', ',', '\n', '"', '""', ' ', ';', '"x,y"', '"l\nm"', '"say ""hi"""']

/** Returns the cells of a text, and of the same text as its parser alone reads it; null if it is refused. */
function readBoth(text: string): readonly [string[][], string[][]] | null {
  try {
    const rows = readCsvRows(text, ',', createProblemLog()).map(({ cells }) => [...cells])
    const { data } = Papa.parse<string[]>(text, { delimiter: ',', newline: '\n' })
    return [rows, data.filter((cells) => cells.some((cell) => cell.trim() !== ''))]
  } catch {
    return null
  }
}

it('reads the cells of any text as its parser does, though it keeps rows as pieces of the text', () => {
  const seeded = createSeeded(7)
  const texts = Array.from({ length: 3_000 }, () =>
    Array.from({ length: seeded.between(1, 14) }, () => pieces[seeded.between(0, pieces.length - 1)]).join(''),
  )
  const read = texts.map(readBoth).filter((both) => both !== null)
  expect(read.length).toBeGreaterThan(1_000)
  for (const [rows, expected] of read) expect(rows).toEqual(expected)
})
