import { describe, expect, it } from 'vitest'
import { csvPreview, fileAccount, filePreview } from './bank-file.fixture.ts'
import { firstState, type ImportEvent, importReducer, type ImportState } from './import-state.ts'

const file = new File(['x'], 'checking.ofx')
const after = (...events: ImportEvent[]): ImportState => events.reduce(importReducer, firstState)

const chosen: ImportEvent = { type: 'fileChosen', file, reading: 1 }
const read: ImportEvent = { type: 'previewed', reading: 1, preview: filePreview() }
const readCsv: ImportEvent = { type: 'previewed', reading: 1, preview: csvPreview() }

describe('the steps of an import', () => {
  it('lead from a file through its reading to the review', () => {
    expect(after(chosen)).toMatchObject({ step: 'reading', file })
    expect(after(chosen, read)).toMatchObject({ step: 'review', choices: { checking: { target: { kind: 'new' } } } })
  })

  it('ask for the columns of a CSV file first, and again on request', () => {
    expect(after(chosen, readCsv)).toMatchObject({ step: 'columns', mapping: { date: 0, amountIn: 'one' } })
    const accepted = after(chosen, readCsv, { type: 'columnsAccepted' })
    expect(accepted).toMatchObject({ step: 'review', choices: { checking: {} } })
    expect(importReducer(accepted, { type: 'columnsReopened' })).toMatchObject({
      step: 'columns',
      mapping: { date: 0 },
    })
  })

  it('stop at a file that is refused, and start over', () => {
    const refused = after(chosen, { type: 'refused', reading: 1, message: 'The file is empty.' })
    expect(refused).toEqual({ step: 'refused', fileName: 'checking.ofx', message: 'The file is empty.' })
    expect(importReducer(refused, { type: 'startedOver' })).toEqual({ step: 'choose', isFirst: false })
  })

  it('end with the counts, and with the number of undone rows', () => {
    const done = after(chosen, read, { type: 'committed', created: 3, skipped: 1 })
    expect(done).toMatchObject({
      step: 'done',
      fileName: 'checking.ofx',
      bankFileId: 9,
      created: 3,
      skipped: 1,
      removed: null,
    })
    expect(importReducer(done, { type: 'undone', bankFileId: 9, removed: 3 })).toMatchObject({ removed: 3 })
    // The toast of an earlier import may still be visible when the next one is done.
    expect(importReducer(done, { type: 'undone', bankFileId: 8, removed: 5 })).toBe(done)
  })
})

describe('reading a file again', () => {
  const again: ImportEvent = { type: 'readAgain', reading: 2 }

  it('keeps the preview until the answer arrives', () => {
    expect(after(chosen, readCsv, again)).toMatchObject({
      step: 'columns',
      isReading: true,
      preview: { bankFileId: 9 },
    })
    const preview = csvPreview({ bankFileId: 10 })
    expect(after(chosen, readCsv, again, { type: 'previewed', reading: 2, preview })).toMatchObject({
      isReading: false,
      preview: { bankFileId: 10 },
    })
  })

  it('drops the answer to a reading that a newer one has replaced', () => {
    const late: ImportEvent = { type: 'previewed', reading: 1, preview: csvPreview({ bankFileId: 10 }) }
    expect(after(chosen, readCsv, again, late)).toMatchObject({ isReading: true, preview: { bankFileId: 9 } })
    expect(after(chosen, { type: 'startedOver' }, read)).toMatchObject({ step: 'choose' })
  })

  it('stays in its step if the file cannot be read that way', () => {
    const refused: ImportEvent = { type: 'refused', reading: 2, message: 'Line 2: no date.' }
    expect(after(chosen, readCsv, again, refused)).toMatchObject({
      step: 'columns',
      isReading: false,
      error: 'Line 2: no date.',
    })
  })

  it('keeps the person’s decisions', () => {
    const decided: ImportEvent = { type: 'decided', key: 'checking', change: { name: 'Mine' } }
    const preview = filePreview({ accounts: [fileAccount({ new: 1 })] })
    const state = after(chosen, read, decided, again, { type: 'previewed', reading: 2, preview })
    expect(state).toMatchObject({ preview: { accounts: [{ new: 1 }] }, choices: { checking: { name: 'Mine' } } })
  })
})

it('shows why an import failed until the person decides something else', () => {
  const failed = after(chosen, read, { type: 'commitFailed', message: 'This file is no longer kept.', refusals: [] })
  expect(failed).toMatchObject({ step: 'review', error: 'This file is no longer kept.' })
  expect(importReducer(failed, { type: 'decided', key: 'checking', change: { name: 'Mine' } })).toMatchObject({
    error: null,
  })
})

it('ignores an event that does not belong to the current step', () => {
  const events: ImportEvent[] = [
    { type: 'columnsAccepted' },
    { type: 'columnsReopened' },
    { type: 'committed', created: 1, skipped: 0 },
    { type: 'undone', bankFileId: 9, removed: 1 },
    { type: 'decided', key: 'checking', change: {} },
    { type: 'previewed', reading: 1, preview: filePreview() },
  ]
  for (const event of events) expect(importReducer(firstState, event)).toBe(firstState)
})
