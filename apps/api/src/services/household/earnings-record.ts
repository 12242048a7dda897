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
import { say } from '../../say.ts'

/** A member of the household. */
export type Member = 'own' | 'partner'

/**
 * The record's row among the facts, by member, and the facts that an estimate depends on besides it. The row is no
 * household key, so no call on facts or plans answers with it.
 */
const members = {
  own: {
    row: 'earningsRecord',
    born: 'birthDate',
    income: 'annualIncome',
    claiming: 'claimingAge',
    retiring: 'retirementAge',
  },
  partner: {
    row: 'partnerEarningsRecord',
    born: 'partnerBirthDate',
    income: 'partnerAnnualIncome',
    claiming: 'partnerClaimingAge',
    retiring: 'partnerRetirementAge',
  },
} as const

const findRecord = (ledger: LedgerTransaction, member: Member): StoredFact | undefined =>
  allHouseholdFacts(ledger).find(({ key }) => key === members[member].row)

interface RecordBasis {
  readonly today: IsoDate
  readonly member: Member
  /** The member's, in a plan that has its own; the fact if absent. */
  readonly retirementAge?: number | null | undefined
}

/** Returns what a member's record comes to; null without a record or a birth date. */
export function recordedBenefit(
  ledger: LedgerTransaction,
  facts: Facts,
  { today: asOf, member, retirementAge }: RecordBasis,
): RecordedBenefit | null {
  const row = findRecord(ledger, member)
  const { born, income, claiming, retiring } = members[member]
  const [birthDate, claimingAge] = [facts[born].value, facts[claiming].value]
  if (!row || birthDate === null || claimingAge === null) return null
  return benefitOfRecord({
    birthDate: toDay(birthDate),
    asOf,
    years: z.parse(earningsYears, row.value),
    annualIncome: facts[income].value ?? 0,
    retirementAge: retirementAge ?? facts[retiring].value ?? 0,
    claimingAge,
  })
}

function readRecord({ ledger, today }: Pick<LedgerContext, 'ledger' | 'today'>, member: Member): EarningsRecordAnswer {
  const row = findRecord(ledger, member)
  if (!row) return { years: [], saidAt: null, estimate: null }
  const facts = readFacts({ ledger, today, offer: noOffer })
  const benefit = recordedBenefit(ledger, facts, { today, member })
  return {
    years: z.parse(earningsYears, row.value),
    saidAt: row.saidAt,
    estimate: benefit && { ...benefit, claimingAge: facts[members[member].claiming].value ?? 0 },
  }
}

function refuseYears(years: EarningsYears, today: IsoDate): void {
  const thisYear = Number(toPeriod(today).slice(0, 4))
  const faults = years.flatMap(({ year }, index) => {
    const isTwice = years.findIndex((other) => other.year === year) < index
    if (year <= thisYear && !isTwice) return []
    return [[`years[${index}].year`, isTwice ? say('thisYearIsThereTwice') : say('thisYearIsStillToCome')] as const]
  })
  if (faults.length > 0) throw badRequest(Object.fromEntries(faults))
}

/** Stores the record, or replaces it. @throws ApiError 400 for a year that is to come or there twice. */
function saveRecord(context: LedgerContext, member: Member, sent: EarningsYears): EarningsRecordAnswer {
  const { ledger, today, clock } = context
  refuseYears(sent, today)
  const value = sent.toSorted((one, other) => one.year - other.year)
  recordChange(context, 'earnings-record.save', (recorder) => {
    const known = findRecord(ledger, member)
    if (known) recorder.willChange('household_fact', [known.id])
    const id = putHouseholdFact(ledger, { key: members[member].row, value, saidAt: presentMoment(clock) })
    if (!known) recorder.hasCreated('household_fact', [id])
  })
  return readRecord(context, member)
}

/** Deletes the record. Repeating it changes nothing. */
function deleteRecord(context: LedgerContext, member: Member): Record<string, never> {
  const { ledger } = context
  const known = findRecord(ledger, member)
  if (!known) return {}
  recordChange(context, 'earnings-record.delete', (recorder) => {
    recorder.willChange('household_fact', [known.id])
    deleteHouseholdFact(ledger, known.id)
  })
  return {}
}

export const earningsRecordCalls = {
  earningsRecord: (_input, context) => readRecord(context, 'own'),
  saveEarningsRecord: ({ body }, context) => saveRecord(context, 'own', body.years),
  deleteEarningsRecord: (_input, context) => deleteRecord(context, 'own'),
  partnerEarningsRecord: (_input, context) => readRecord(context, 'partner'),
  savePartnerEarningsRecord: ({ body }, context) => saveRecord(context, 'partner', body.years),
  deletePartnerEarningsRecord: (_input, context) => deleteRecord(context, 'partner'),
} satisfies LedgerCalls
