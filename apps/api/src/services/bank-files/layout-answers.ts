import { lastAnswersOfImports } from '../../store/ledger/bank-files.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import type { CsvMapping, ParsedBankFile } from '../../bank-files/bank-file.ts'
import type { LayoutAnswers } from './bank-file-content.ts'

const isAnswers = (value: unknown): value is { answers: LayoutAnswers } =>
  typeof value === 'object' && value !== null && 'answers' in value && value.answers !== null

/** Returns what the person said at the last import of a file with these columns; null if nothing, or if it was undone. */
export function rememberedAnswers(ledger: LedgerTransaction, layoutKey: string): LayoutAnswers | null {
  for (const json of lastAnswersOfImports(ledger)) {
    const stored: unknown = JSON.parse(json)
    if (isAnswers(stored) && stored.answers.layoutKey === layoutKey) return stored.answers
  }
  return null
}

/** Returns what to remember once the file is imported: what this person said about it, now or before. */
export function answersOf(
  { layoutKey, mapping, signs, dateChoices }: ParsedBankFile,
  asked: CsvMapping,
): LayoutAnswers | null {
  if (layoutKey === undefined || mapping === undefined || dateChoices !== undefined) return null
  const invertSign = signs?.settledBy === 'person' || signs?.settledBy === 'remembered' ? signs.invertSign : null
  const dateFormat = asked.dateFormat ?? null
  return invertSign === null && dateFormat === null ? null : { layoutKey, invertSign, dateFormat }
}

/**
 * Returns the mapping with the remembered answers in place of what is open; null if they answer nothing. What the
 * person says now comes first.
 */
export function withRemembered(
  { signs, questions = [] }: ParsedBankFile,
  asked: CsvMapping,
  remembered: LayoutAnswers | null,
): CsvMapping | null {
  if (remembered === null) return null
  const dateFormat = questions.includes('dateFormat') ? remembered.dateFormat : null
  const isSignOpen = asked.negativeIsExpense === undefined && (signs === undefined || signs.settledBy === null)
  const invertSign = isSignOpen ? remembered.invertSign : null
  if (dateFormat === null && invertSign === null) return null
  return {
    ...asked,
    ...(dateFormat !== null && { dateFormat }),
    ...(invertSign !== null && { negativeIsExpense: !invertSign, isRemembered: true }),
  }
}
