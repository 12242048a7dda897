import type { ValidatorName, ValidatorValues } from '@evenkeel/api-client/contract/registration'
import type { Keys } from './keys.ts'
import type { AppParts } from '../app-parts.ts'
import type { Company } from '../store/directory/companies.ts'

const plain = (text: string) => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Letters that have no decomposition, with what people write in their place. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ς: 'σ',
}

/**
 * The marks on Latin, Greek, Cyrillic, Hebrew, and Arabic letters, which people leave out. Those of other scripts stay,
 * because there they make another letter (ダ is not タ).
 */
const droppedMarks =
  /[[\p{M}&&[\p{sc=Inherited}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Arabic}]]--[\u{3099}\u{309a}]]/gv
/** What is between letters: also the apostrophe of Hawaiian, and the stroke that makes an Arabic word longer. */
const betweenLetters = /[^\p{L}\p{M}\p{Nd}]|[\u02b0-\u02ff\u0640]/gu

/**
 * Returns the form in which names are compared: small letters and digits without accents, blanks, and punctuation. So
 * that a name is found however it is typed: 'Wałęsa' is 'WALESA', 'van der Berg' is 'VanDerBerg'.
 */
export function nameKey(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(droppedMarks, '')
    .replaceAll(/./gu, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(betweenLetters, '')
    .normalize('NFC')
  return letters || plain(name)
}

/** Returns a date as `1990-04-12`, also from `1990-04-12T00:00:00Z` or `04/12/1990`. */
function plainDate(text: string): string {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? []
  if (year === undefined) return text.trim().slice(0, 10)
  return `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
}

type ToKey = (name: string) => string

function comparable(name: ValidatorName, value: string, toNameKey: ToKey = nameKey): string {
  if (name === 'dateOfBirth') return plainDate(value)
  return name === 'lastName' ? toNameKey(value) : plain(value)
}

function hashWith(
  keys: Keys,
  companyId: number,
  validators: readonly ValidatorName[],
  { values, toNameKey }: { readonly values: ValidatorValues; readonly toNameKey: ToKey },
): string | null {
  const parts = validators.map((name) => {
    const value = values[name]
    return value === undefined ? null : comparable(name, value, toNameKey)
  })
  return parts.includes(null) ? null : keys.sign('roster', JSON.stringify([companyId, ...parts]))
}

/**
 * Returns the values that identify an employee as one keyed hash, ignoring how the name is written (`nameKey`), case,
 * surrounding blanks, and the format of dates. Null if one of the company's validators is missing.
 */
export const rosterHash = (
  keys: Keys,
  companyId: number,
  validators: readonly ValidatorName[],
  values: ValidatorValues,
): string | null => hashWith(keys, companyId, validators, { values, toNameKey: nameKey })

/**
 * Returns the hash that `rosterHash` returns, and after it the one under which a roster was stored before names were
 * compared by `nameKey`, if that differs: such a line is found until its roster is loaded again. Empty if one of the
 * company's validators is missing.
 */
export function rosterHashes(
  keys: Keys,
  companyId: number,
  validators: readonly ValidatorName[],
  values: ValidatorValues,
): string[] {
  const hashes = [nameKey, plain].map((toNameKey) => hashWith(keys, companyId, validators, { values, toNameKey }))
  return [...new Set(hashes)].filter((hash) => hash !== null)
}

/** The values that identify an employee among colleagues without proving anything, in order of preference. */
const claims = ['lastName', 'employeeId', 'dateOfBirth'] as const satisfies readonly ValidatorName[]

/**
 * Returns a keyed hash of the identity that a registration claims: the first of `claims` that the company asks for.
 * Wrong tries are counted by it. Its value is normalized as for a match, and fields that the company does not ask for
 * are ignored, so that a program cannot vary them to get more tries.
 */
export function claimHash(
  keys: Keys,
  companyId: number,
  validators: readonly ValidatorName[],
  values: ValidatorValues,
): string {
  const name = claims.find((claim) => validators.includes(claim)) ?? 'lastName'
  return keys.sign('roster', JSON.stringify(['claim', companyId, name, comparable(name, values[name] ?? '')]))
}

/** Returns how many lines of a company's roster have a last name, however it is written; 0 where the company does not ask for it. */
export type LinesOfName = (company: Company, lastName: string | undefined) => Promise<number>

const countedForMs = 10 * 60_000

/** Counts the lines of each last name; those of one company are counted together, so that a name no one has takes as long. */
export function linesOfNames({ directory, clock }: Pick<AppParts, 'directory' | 'clock'>): LinesOfName {
  const known = new Map<number, { readonly until: number; readonly lines: ReadonlyMap<string, number> }>()
  const count = async (companyId: number) => {
    const lines = new Map<string, number>()
    for (const { lastName, count } of await directory.roster.lastNames(companyId))
      lines.set(nameKey(lastName), (lines.get(nameKey(lastName)) ?? 0) + count)
    return lines
  }
  return async ({ id, validators }, lastName) => {
    if (lastName === undefined || !validators.includes('lastName')) return 0
    const found = known.get(id)
    const isOver = found === undefined || found.until <= clock.now()
    const { lines } = isOver ? { lines: await count(id) } : found
    if (isOver) known.set(id, { until: clock.now() + countedForMs, lines })
    return lines.get(nameKey(lastName)) ?? 0
  }
}
