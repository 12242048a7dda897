import { factValues, type HouseholdChanges } from '@evenkeel/api-client/contract/household'
import {
  derivedFactMessage,
  FamilyStatus,
  findHouseholdKey,
  type HouseholdKey,
  type IsoDate,
  isDerivedFact,
  retirementAgeFaults,
} from '@evenkeel/engine'
import * as z from 'zod/mini'
import { type ContractErrors, invalidInput } from '../../errors.ts'
import { validate } from '../../http/validate.ts'
import { birthDateFault } from '../about-me.ts'
import { toDay } from '../moment.ts'
import type { Said } from './said.ts'
import { say } from '../../say.ts'

/** The values that are typed from now on, and the keys that are taken back. */
export interface CheckedChanges {
  readonly values: Said['values']
  readonly takenBack: readonly HouseholdKey[]
}

const unknownKey = say('validValue')

/** Returns each change under its key. @throws ApiError 400 for an unknown key, one that is there twice, or a derived fact. */
function byKey({ changes }: HouseholdChanges): Map<HouseholdKey, unknown> {
  const found = new Map<HouseholdKey, unknown>()
  const faults: Record<string, ContractErrors[string]> = {}
  changes.forEach(({ key: name, value }, index) => {
    const key = findHouseholdKey(name)
    if (key === null || found.has(key)) faults[`changes[${index}].key`] = unknownKey
    else if (isDerivedFact(key)) faults[key] = derivedFactMessage
    else found.set(key, value)
  })
  if (Object.keys(faults).length > 0) throw invalidInput(faults)
  return found
}

/** The schemas of the facts in a change, so that each error is named by its key. */
const schemaOf = (keys: readonly HouseholdKey[]) =>
  z.object(Object.fromEntries(keys.map((key) => [key, factValues[key]])))

const someFacts = z.partial(z.object(factValues))

function dateFaults(values: Said['values'], today: IsoDate): ContractErrors {
  const { birthDate, partnerBirthDate, children = [] } = values
  const days = {
    birthDate,
    partnerBirthDate,
    ...Object.fromEntries(children.map((born, index) => [`children[${index}]`, born])),
  }
  return Object.fromEntries(
    Object.entries(days).flatMap(([field, born]) => {
      const fault = born === undefined ? null : birthDateFault(toDay(born), today)
      return fault === null ? [] : [[field, fault] as const]
    }),
  )
}

interface Member {
  readonly birthDate: 'birthDate' | 'partnerBirthDate'
  readonly retirementAge: 'retirementAge' | 'partnerRetirementAge'
  readonly lifeExpectancy: 'lifeExpectancy' | 'partnerLifeExpectancy'
}
const members: readonly Member[] = [
  { birthDate: 'birthDate', retirementAge: 'retirementAge', lifeExpectancy: 'lifeExpectancy' },
  { birthDate: 'partnerBirthDate', retirementAge: 'partnerRetirementAge', lifeExpectancy: 'partnerLifeExpectancy' },
]

/** Returns the faults of changed ages, in the messages of the retirement plan. */
function ageFaults(changed: Said['values'], all: Said['values'], today: IsoDate): ContractErrors {
  return Object.fromEntries(
    members.flatMap((member) => {
      const born = all[member.birthDate]
      const retirementAge = all[member.retirementAge]
      const lifeExpectancy = all[member.lifeExpectancy]
      if (born === undefined || retirementAge === undefined) return []
      const faults = retirementAgeFaults(
        { born, retirementAge, lifeExpectancy: lifeExpectancy ?? retirementAge + 1 },
        today,
      )
      return (['retirementAge', 'lifeExpectancy'] as const).flatMap((field) => {
        const key = member[field]
        const fault = faults[field]
        return fault && changed[key] !== undefined ? [[key, fault] as const] : []
      })
    }),
  )
}

const isPartnersOwn = (key: string) =>
  key === 'partnerName' || key === 'partnerBirthDate' || key === 'partnerAnnualIncome'

/** A single person has no partner: what was said about one goes with the change, as on 'About me'. */
function withoutPartner(values: Said['values']): HouseholdKey[] {
  if (values.familyStatus !== FamilyStatus.Single) return []
  return ['partnerName', 'partnerBirthDate', 'partnerAnnualIncome']
}

/**
 * Checks what a person wants to say about the household; a value of null takes back what they said.
 * @throws ApiError 400 with each error named by its key, in the messages of the fields of forms.
 */
export function checkChanges(sent: HouseholdChanges, said: Said, today: IsoDate): CheckedChanges {
  const changes = byKey(sent)
  const typed = [...changes].filter(([, value]) => value !== null)
  const values = z.parse(someFacts, validate(schemaOf(typed.map(([key]) => key)), Object.fromEntries(typed), 'changes'))
  const faults = { ...dateFaults(values, today), ...ageFaults(values, { ...said.values, ...values }, today) }
  const gone = withoutPartner(values)
  const orphans = Object.keys(values).filter((key) => gone.length > 0 && isPartnersOwn(key))
  const noPartner = Object.fromEntries(orphans.map((key) => [key, unknownKey]))
  if (Object.keys({ ...faults, ...noPartner }).length > 0) throw invalidInput({ ...noPartner, ...faults })
  const takenBack = [...changes].flatMap(([key, value]) => (value === null ? [key] : []))
  return { values, takenBack: [...takenBack, ...gone] }
}
