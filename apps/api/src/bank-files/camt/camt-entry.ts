import { BankFileError } from '../bank-file.ts'
import { cleanText, joinDistinct } from '../clean-text.ts'
import { readPlainAmount } from '../amount.ts'
import { readCamtAmount, readCamtDate } from './camt-amount.ts'
import { xmlAll, xmlAt, xmlText } from './camt-tree.ts'
import { note } from '../note.ts'
import type { ParsedTransaction } from '../bank-file.ts'
import type { ProblemLog } from '../problem-log.ts'
import type { CamtAmount } from './camt-amount.ts'

export interface CamtRow {
  currency: string
  transaction: ParsedTransaction
}

function partyName(party: unknown): string {
  return xmlText(party, 'Nm') || xmlText(party, 'Pty', 'Nm')
}

/** Returns the payee or payer, the last party in the chain first; never the holder's name. */
function otherParty(details: unknown, isMoneyIn: boolean): string {
  const parties = xmlAt(details, 'RltdPties')
  const roles = isMoneyIn ? ['UltmtDbtr', 'Dbtr'] : ['UltmtCdtr', 'Cdtr']
  return roles.map((role) => partyName(xmlAt(parties, role))).find((name) => name !== '') ?? ''
}

function remittance(details: unknown): string[] {
  const info = xmlAt(details, 'RmtInf')
  const structured = xmlAll(info, 'Strd')
  return [
    xmlAll(info, 'Ustrd')
      .map((part) => xmlText(part))
      .join(' ')
      .trim(),
    ...structured.map((part) => xmlText(part, 'CdtrRefInf', 'Ref')),
    ...structured.flatMap((part) => xmlAll(part, 'AddtlRmtInf').map((line) => xmlText(line))),
  ]
}

function readTexts(
  entry: unknown,
  details: unknown,
  isMoneyIn: boolean,
): Pick<ParsedTransaction, 'description' | 'fullDescription'> {
  // In a reversal the money goes back, so the other party is on the opposite side.
  const isReversal = /^(?:true|1)$/.test(xmlText(entry, 'RvslInd'))
  const party = otherParty(details, isReversal ? !isMoneyIn : isMoneyIn)
  const parts = [...remittance(details), xmlText(details, 'AddtlTxInf'), xmlText(entry, 'AddtlNtryInf')].filter(
    (part) => part !== '',
  )
  const description = cleanText(party || (parts[0] ?? ''), 200) || (isMoneyIn ? 'Credit' : 'Debit')
  const full = joinDistinct([...(isReversal ? ['Reversal:'] : []), party, ...parts])
  return { description, fullDescription: cleanText(full) || description }
}

/** Returns a detail's amount: `Amt` from version 4 on, `AmtDtls/TxAmt` before; null if it has none. */
function detailAmount(details: unknown, entryDirection: string): CamtAmount | null {
  const holder = xmlAt(details, 'Amt') === undefined ? xmlAt(details, 'AmtDtls', 'TxAmt') : details
  const direction = xmlText(details, 'CdtDbtInd') || entryDirection
  const isReadable = readPlainAmount(xmlText(holder, 'Amt')).ok && xmlText(holder, 'Amt', '@_Ccy') !== ''
  return isReadable ? readCamtAmount(holder, null, direction) : null
}

/** Returns the details of a batch as separate rows, only if they add up to the entry in its currency; else null. */
function batchAmounts(details: readonly unknown[], entry: CamtAmount, direction: string): CamtAmount[] | null {
  if (details.length < 2) return null
  const amounts: CamtAmount[] = []
  for (const detail of details) {
    const amount = detailAmount(detail, direction)
    if (amount === null || amount.currency !== entry.currency) return null
    amounts.push(amount)
  }
  return amounts.reduce((sum, { cents }) => sum + cents, 0) === entry.cents ? amounts : null
}

function findReference(entry: unknown, details: unknown, index: number | null): string | null {
  const own = xmlText(details, 'Refs', 'AcctSvcrRef')
  const ofEntry = xmlText(entry, 'AcctSvcrRef')
  if (index === null) return cleanText(ofEntry || own, 255) || null
  if (own !== '' && own !== ofEntry) return cleanText(own, 255)
  return ofEntry === '' ? null : cleanText(`${ofEntry}/${index + 1}`, 255)
}

/**
 * Reads one booked entry as one row, or as one row per payment of a batch. @throws BankFileError if amount, direction
 * or date cannot be read.
 */
export function readCamtEntry(
  entry: unknown,
  line: number | null,
  statementDay: string | null,
  problems: ProblemLog,
): CamtRow[] {
  const amount = readCamtAmount(entry, line)
  const stated = readCamtDate(xmlAt(entry, 'BookgDt'), line) ?? readCamtDate(xmlAt(entry, 'ValDt'), line)
  const date = stated ?? statementDay
  if (stated === null && date !== null) problems.add(line, note('statementDate', { date }))
  if (date === null) throw new BankFileError(note('entryWithoutDate'), line)
  const details = xmlAll(entry, 'NtryDtls').flatMap((group) => xmlAll(group, 'TxDtls'))
  const direction = xmlText(entry, 'CdtDbtInd')
  const row = (detail: unknown, { cents, currency }: CamtAmount, index: number | null): CamtRow => {
    const isMoneyIn = cents > 0 || (cents === 0 && direction === 'CRDT')
    const providerId = findReference(entry, detail, index)
    const checkNumber = cleanText(xmlText(detail, 'Refs', 'ChqNb'), 40) || null
    const texts = readTexts(entry, detail, isMoneyIn)
    return {
      currency,
      transaction: { date, valueCents: cents, ...texts, providerId, checkNumber, line, category: null },
    }
  }
  const batch = batchAmounts(details, amount, direction)
  if (batch) return batch.map((each, index) => row(details[index], each, index))
  if (details.length > 1) problems.add(line, note('batchKept', { count: details.length }))
  return [row(details.length > 1 ? undefined : details[0], amount, null)]
}
