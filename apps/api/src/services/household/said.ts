import { factValues, type FactValues } from '@evenkeel/api-client/contract/household'
import { DependentRelation } from '@evenkeel/api-client/contract/choices'
import { toDollars } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { allHouseholdFacts } from '../../store/ledger/household.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { remembered } from '../../store/ledger/remembered.ts'
import { allDependents, readAboutMe } from '../../store/ledger/profile.ts'
import { toWireDate } from '../moment.ts'

/** What the person has typed, by key; absent where they have not. */
export interface Said {
  readonly values: { readonly [Key in keyof FactValues]?: FactValues[Key] | undefined }
  /** When they said it, where that is known. */
  readonly saidAt: ReadonlyMap<string, string>
}

/** The facts that are kept in a table of their own. */
const stored = z.partial(z.object(factValues))

const wireDate = (day: string | null) => (day === null ? undefined : toWireDate(day))
const dollars = (cents: number | null) => (cents === null ? undefined : toDollars(cents))

function saidAboutMe(ledger: LedgerTransaction): Said['values'] {
  const me = readAboutMe(ledger)
  return {
    birthDate: wireDate(me.dateOfBirth),
    familyStatus: me.familyStatus ?? undefined,
    partnerName: me.partnerFirstName ?? undefined,
    partnerBirthDate: wireDate(me.partnerDateOfBirth),
    annualIncome: dollars(me.annualIncomeCents),
    partnerAnnualIncome: dollars(me.partnerAnnualIncomeCents),
    riskTolerance: me.riskTolerance ?? undefined,
    investmentType: me.investmentType ?? undefined,
  }
}

/** Returns the birth dates of the children among the dependents; undefined without any. */
function saidChildren(ledger: LedgerTransaction): FactValues['children'] | undefined {
  const children = allDependents(ledger).filter(({ relation }) => relation === DependentRelation.CHILD)
  const dates = children.flatMap(({ dateOfBirth }) => (dateOfBirth === null ? [] : [toWireDate(dateOfBirth)]))
  return dates.length === 0 ? undefined : dates
}

function readAll(ledger: LedgerTransaction): Said {
  const rows = allHouseholdFacts(ledger)
  return {
    values: {
      ...z.parse(stored, Object.fromEntries(rows.map(({ key, value }) => [key, value]))),
      ...saidAboutMe(ledger),
      children: saidChildren(ledger),
    },
    saidAt: new Map(rows.map(({ key, saidAt }) => [key, saidAt])),
  }
}

const unchanged = remembered(() => '', readAll)

/** Returns everything that the person has typed about the household, from whichever table keeps it. */
export const readSaid = (ledger: LedgerTransaction): Said => unchanged(ledger, null)
