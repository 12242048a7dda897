import {
  type EarningsRecordAnswer,
  type EarningsYears,
  earningsYears,
} from '@evenkeel/api-client/contract/earnings-record'
import { benefitOfRecord, type IsoDate, type RecordedBenefit, toPeriod } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { badRequest } from '../../errors.ts'
import type { LedgerCalls, LedgerContext } from '../../http/handlers.ts'
import {
  allHouseholdFacts,
  deleteHouseholdFact,
  putHouseholdFact,
  type StoredFact,
} from '../../store/ledger/household.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { presentMoment, toDay } from '../moment.ts'
import { noOffer } from '../plans/company-offer.ts'
import { recordChange } from '../record-change.ts'
import { type Facts, readFacts } from './household-of.ts'

/** The record's row among the facts. It is no household key, so no call on facts or plans answers with it. */
const recordKey = 'earningsRecord'

const findRecord = (ledger: LedgerTransaction): StoredFact | undefined =>
  allHouseholdFacts(ledger).find(({ key }) => key === recordKey)

/** What an estimate depends on besides the record. */
type RecordBasis = Pick<Facts, 'birthDate' | 'annualIncome' | 'claimingAge'>

/** Returns what the record comes to for a retirement age; null without a record or a birth date. */
export function recordedBenefit(
  ledger: LedgerTransaction,
  { birthDate, annualIncome, claimingAge }: RecordBasis,
  { today: asOf, retirementAge }: { readonly today: IsoDate; readonly retirementAge: number },
): RecordedBenefit | null {
  const row = findRecord(ledger)
  if (!row || birthDate.value === null || claimingAge.value === null) return null
  return benefitOfRecord({
    birthDate: toDay(birthDate.value),
    asOf,
    years: z.parse(earningsYears, row.value),
    annualIncome: annualIncome.value ?? 0,
    retirementAge,
    claimingAge: claimingAge.value,
  })
}

function readRecord({ ledger, today }: Pick<LedgerContext, 'ledger' | 'today'>): EarningsRecordAnswer {
  const row = findRecord(ledger)
  if (!row) return { years: [], saidAt: null, estimate: null }
  const facts = readFacts({ ledger, today, offer: noOffer })
  const { claimingAge, retirementAge } = facts
  const benefit = recordedBenefit(ledger, facts, { today, retirementAge: retirementAge.value ?? 0 })
  return {
    years: z.parse(earningsYears, row.value),
    saidAt: row.saidAt,
    estimate: benefit && { ...benefit, claimingAge: claimingAge.value ?? 0 },
  }
}

function refuseYears(years: EarningsYears, today: IsoDate): void {
  const thisYear = Number(toPeriod(today).slice(0, 4))
  const faults = years.flatMap(({ year }, index) => {
    const isTwice = years.findIndex((other) => other.year === year) < index
    if (year <= thisYear && !isTwice) return []
    return [[`years[${index}].year`, isTwice ? 'This year is there twice.' : 'This year is still to come.'] as const]
  })
  if (faults.length > 0) throw badRequest(Object.fromEntries(faults))
}

/** Stores the record, or replaces it. @throws ApiError 400 for a year that is to come or there twice. */
function saveRecord(context: LedgerContext, sent: EarningsYears): EarningsRecordAnswer {
  const { ledger, today, clock } = context
  refuseYears(sent, today)
  const value = sent.toSorted((one, other) => one.year - other.year)
  recordChange(context, 'earnings-record.save', (recorder) => {
    const known = findRecord(ledger)
    if (known) recorder.willChange('household_fact', [known.id])
    const id = putHouseholdFact(ledger, { key: recordKey, value, saidAt: presentMoment(clock) })
    if (!known) recorder.hasCreated('household_fact', [id])
  })
  return readRecord(context)
}

/** Deletes the record. Repeating it changes nothing. */
function deleteRecord(context: LedgerContext): Record<string, never> {
  const { ledger } = context
  const known = findRecord(ledger)
  if (!known) return {}
  recordChange(context, 'earnings-record.delete', (recorder) => {
    recorder.willChange('household_fact', [known.id])
    deleteHouseholdFact(ledger, known.id)
  })
  return {}
}

export const earningsRecordCalls = {
  earningsRecord: (_input, context) => readRecord(context),
  saveEarningsRecord: ({ body }, context) => saveRecord(context, body.years),
  deleteEarningsRecord: (_input, context) => deleteRecord(context),
} satisfies LedgerCalls
