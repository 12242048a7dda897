import type { BankFilePreview } from '@evenkeel/api-client/contract/bank-files'
import type { Refusal } from '@evenkeel/ui/form'
import { draftOfMapping, type MappingDraft } from './mapping.ts'
import { type AccountChoice, type Choices, firstChoices } from './review.ts'

/** The values that stay the same in all steps of one file. */
interface OpenFile {
  readonly file: File
  readonly preview: BankFilePreview
  /** The number of the newest reading that was requested; answers to older ones are dropped. */
  readonly reading: number
  readonly isReading: boolean
  /** Why the newest reading or the import failed; null if it did not. */
  readonly error: string | null
}

export type ImportState =
  | { readonly step: 'choose'; readonly isFirst: boolean }
  | { readonly step: 'reading'; readonly file: File; readonly reading: number }
  | { readonly step: 'refused'; readonly fileName: string; readonly message: string }
  | ({ readonly step: 'columns'; readonly mapping: MappingDraft } & OpenFile)
  | ({
      readonly step: 'review'
      readonly mapping: MappingDraft | null
      readonly choices: Choices
      /** The person imports the file without the lines that cannot be read. */
      readonly skipsUnreadable: boolean
      /** What the server refused of the new accounts, for their fields. */
      readonly refusals: readonly Refusal[]
    } & OpenFile)
  | {
      readonly step: 'done'
      readonly fileName: string
      readonly bankFileId: number
      readonly created: number
      readonly skipped: number
      readonly removed: number | null
    }

export type ImportEvent =
  | { readonly type: 'fileChosen'; readonly file: File; readonly reading: number }
  | { readonly type: 'readAgain'; readonly reading: number }
  | { readonly type: 'previewed'; readonly reading: number; readonly preview: BankFilePreview }
  | { readonly type: 'refused'; readonly reading: number; readonly message: string }
  | { readonly type: 'mappingChanged'; readonly mapping: MappingDraft }
  | { readonly type: 'signsChosen'; readonly mapping: MappingDraft }
  | { readonly type: 'unreadableSkipped'; readonly isSkipped: boolean }
  | { readonly type: 'columnsAccepted' }
  | { readonly type: 'columnsReopened' }
  | { readonly type: 'decided'; readonly key: string; readonly change: Partial<AccountChoice> }
  | { readonly type: 'commitFailed'; readonly message: string | null; readonly refusals: readonly Refusal[] }
  | { readonly type: 'committed'; readonly created: number; readonly skipped: number }
  | { readonly type: 'undone'; readonly bankFileId: number; readonly removed: number }
  | { readonly type: 'startedOver' }

export const firstState: ImportState = { step: 'choose', isFirst: true }

/**
 * Returns the first step of an opened file. A CSV file whose columns we know is reviewed at once; another starts with its columns, since
 * the way to read it is a guess.
 */
function opened(file: File, preview: BankFilePreview, reading: number): ImportState {
  const open: OpenFile = { file, preview, reading, isReading: false, error: null }
  const mapping = preview.columns === undefined ? null : draftOfMapping(preview)
  const isKnown = preview.layoutName !== undefined && preview.accounts.length > 0
  if (mapping !== null && !isKnown) return { ...open, step: 'columns', mapping }
  return { ...open, step: 'review', mapping, choices: firstChoices(preview), skipsUnreadable: false, refusals: [] }
}

/** Replaces the preview by that of a newer reading; the person's decisions are kept for accounts that are still in the file. */
function withPreview(state: ImportState, preview: BankFilePreview): ImportState {
  if (state.step === 'columns') return { ...state, preview, isReading: false, error: null }
  if (state.step !== 'review') return state
  return { ...state, preview, isReading: false, error: null, choices: { ...firstChoices(preview), ...state.choices } }
}

function onRefused(state: ImportState, message: string): ImportState {
  if (state.step === 'reading') return { step: 'refused', fileName: state.file.name, message }
  return state.step === 'columns' || state.step === 'review' ? { ...state, isReading: false, error: message } : state
}

function decide(state: ImportState, key: string, change: Partial<AccountChoice>): ImportState {
  const before = state.step === 'review' ? state.choices[key] : undefined
  if (state.step !== 'review' || before === undefined) return state
  return { ...state, error: null, choices: { ...state.choices, [key]: { ...before, ...change } } }
}

const isOutdated = (state: ImportState, reading: number) => !('reading' in state) || state.reading !== reading

/**
 * Returns the next step of an import: choose, read, (columns,) review, done. An event that does not belong to the current step changes
 * nothing.
 */
export function importReducer(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'fileChosen':
      return { step: 'reading', file: event.file, reading: event.reading }
    case 'readAgain':
      return state.step === 'columns' || state.step === 'review'
        ? { ...state, reading: event.reading, isReading: true }
        : state
    case 'previewed':
      if (isOutdated(state, event.reading)) return state
      return state.step === 'reading'
        ? opened(state.file, event.preview, event.reading)
        : withPreview(state, event.preview)
    case 'refused':
      return isOutdated(state, event.reading) ? state : onRefused(state, event.message)
    case 'mappingChanged':
      return state.step === 'columns' ? { ...state, mapping: event.mapping } : state
    case 'signsChosen':
      return state.step === 'review' ? { ...state, mapping: event.mapping } : state
    case 'unreadableSkipped':
      return state.step === 'review' ? { ...state, error: null, skipsUnreadable: event.isSkipped } : state
    case 'columnsAccepted':
      return state.step === 'columns'
        ? { ...state, step: 'review', choices: firstChoices(state.preview), skipsUnreadable: false, refusals: [] }
        : state
    case 'columnsReopened':
      return state.step === 'review' && state.mapping !== null
        ? { ...state, step: 'columns', mapping: state.mapping, error: null }
        : state
    case 'decided':
      return decide(state, event.key, event.change)
    case 'commitFailed':
      return state.step === 'review' ? { ...state, error: event.message, refusals: event.refusals } : state
    case 'committed': {
      if (state.step !== 'review') return state
      const { file, preview } = state
      return {
        step: 'done',
        fileName: file.name,
        bankFileId: preview.bankFileId,
        created: event.created,
        skipped: event.skipped,
        removed: null,
      }
    }
    case 'undone':
      return state.step === 'done' && state.bankFileId === event.bankFileId
        ? { ...state, removed: event.removed }
        : state
    case 'startedOver':
      return { step: 'choose', isFirst: false }
  }
}
