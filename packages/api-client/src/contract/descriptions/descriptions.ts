import { bankEntries } from './banks.ts'
import type { Entries, Entry } from './entry.ts'
import { moneyEntries } from './money.ts'
import { type NumberName, numbersOfProperties } from './named-numbers.ts'
import { peopleEntries } from './people.ts'
import { planFieldEntries } from './plan-fields.ts'
import { planEntries } from './plans.ts'
import { retirementEntries } from './retirement.ts'

/** A property of `/openapi.json`: in which shape, and in which property of it if the property is inside another. */
export interface PropertyPlace {
  /** A component, or a call's `CreateBudgetBody`, `CreateBudgetAnswer`, `NextStepsQuery`, `NextStepsPath`. */
  readonly shape: string
  readonly parent: string
  readonly name: string
}

/** The files of descriptions. A key may be in one of them only. */
export const entryFiles: readonly Entries[] = [bankEntries, moneyEntries, planEntries, retirementEntries, peopleEntries]

const entries: Entries = Object.assign({}, ...entryFiles)

/** Returns the keys under which a property may be described, the most exact first. */
const keysOf = ({ shape, parent, name }: PropertyPlace): readonly string[] => [
  `${parent}.${name}`,
  `${shape}.${name}`,
  name,
]

const findIn = <Value>(values: Readonly<Record<string, Value>>, place: PropertyPlace): Value | undefined => {
  const key = keysOf(place).find((known) => Object.hasOwn(values, known))
  return key === undefined ? undefined : values[key]
}

/** Returns what is written of a property; undefined if nothing is. */
export const findEntry = (place: PropertyPlace): Entry | undefined =>
  findIn(entries, place) ?? findIn(planFieldEntries, place)

/** Returns the name of the numbers that a property holds; undefined for one that holds no choice. */
export const findNumberName = (place: PropertyPlace): NumberName | undefined =>
  findIn(numbersOfProperties, place) ?? undefined

/** Returns the key that a property's description is found by; undefined if it has none. */
export const findEntryKey = (place: PropertyPlace): string | undefined =>
  keysOf(place).find((known) => Object.hasOwn(entries, known))
