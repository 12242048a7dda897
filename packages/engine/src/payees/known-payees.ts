import { StandardCategory } from '../categories/standard-category.ts'
import { utilities, phoneAndInternet, insurance, mortgage, rent, taxes } from './known-bills.ts'
import { groceries, dining } from './known-food.ts'
import { health, education, kidsAndFamily, pets, homeAndGarden, entertainment } from './known-life.ts'
import { shopping, personalCare, giftsAndDonations } from './known-shops.ts'
import { transportation, autoAndFuel, travel } from './known-ways.ts'
import { countPrefixWords, isBetweenPeople, payeeWords } from './payee-words.ts'

/** A well-known payee: the name to show, and what it usually is. */
interface KnownPayee {
  readonly name: string
  readonly categoryId: number
}

const lists: readonly (readonly [categoryId: number, payees: readonly string[]])[] = [
  [StandardCategory.GROCERIES, groceries],
  [StandardCategory.DINING_OUT, dining],
  [StandardCategory.SHOPPING, shopping],
  [StandardCategory.PERSONAL_CARE, personalCare],
  [StandardCategory.UTILITIES, utilities],
  [StandardCategory.PHONE_AND_INTERNET, phoneAndInternet],
  [StandardCategory.TRANSPORTATION, transportation],
  [StandardCategory.AUTO_AND_FUEL, autoAndFuel],
  [StandardCategory.ENTERTAINMENT, entertainment],
  [StandardCategory.TRAVEL, travel],
  [StandardCategory.HEALTH, health],
  [StandardCategory.INSURANCE, insurance],
  [StandardCategory.EDUCATION, education],
  [StandardCategory.KIDS_AND_FAMILY, kidsAndFamily],
  [StandardCategory.PETS, pets],
  [StandardCategory.HOME_AND_GARDEN, homeAndGarden],
  [StandardCategory.GIFTS_AND_DONATIONS, giftsAndDonations],
  [StandardCategory.TAXES, taxes],
  [StandardCategory.MORTGAGE, mortgage],
  [StandardCategory.RENT, rent],
]

/** One way in which banks write a payee. */
interface Spelling {
  readonly words: readonly string[]
  /** Ordinary words mean the payee only at the beginning. */
  readonly isOnlyFirst: boolean
  readonly payee: KnownPayee
}

/** Returns the words of a spelling, and those of a bank that writes a space for an apostrophe: 'TRADER JOE S'. */
function wordsOfSpelling(text: string, name: string): (readonly string[])[] {
  const words = payeeWords(text)
  const owners = new Set([...name.matchAll(/[\p{L}]+['’]s\b/gu)].flatMap(([owner]) => payeeWords(owner)))
  const apart = words.flatMap((word) => (owners.has(word) ? [word.slice(0, -1), 's'] : [word]))
  return apart.length > words.length ? [words, apart] : [words]
}

function toSpellings(line: string, categoryId: number): Spelling[] {
  const [name = '', ...written] = line.split('|')
  const payee = { name, categoryId }
  return (written.length > 0 ? written : [name]).flatMap((text) =>
    wordsOfSpelling(text, name).map((words) => ({ words, isOnlyFirst: text.startsWith('^'), payee })),
  )
}

/** All well-known payees with their spellings. */
export const listKnownPayees = (): readonly Spelling[] =>
  lists.flatMap(([categoryId, payees]) => payees.flatMap((line) => toSpellings(line, categoryId)))

let byFirstWord: ReadonlyMap<string, readonly Spelling[]> | undefined

/** Built when it is first needed: a page that shows no payee never pays for it. Longer spellings come first. */
function spellingsFrom(word: string): readonly Spelling[] {
  byFirstWord ??= Map.groupBy(
    listKnownPayees().toSorted((one, other) => other.words.length - one.words.length),
    ({ words }) => words[0] ?? '',
  )
  return byFirstWord.get(word) ?? []
}

function findAt(words: readonly string[], start: number, isFirst: boolean): KnownPayee | undefined {
  return spellingsFrom(words[start] ?? '').find(
    (spelling) =>
      (isFirst || !spelling.isOnlyFirst) && spelling.words.every((word, index) => words[start + index] === word),
  )?.payee
}

let last: { readonly text: string; readonly payee: KnownPayee | undefined } | undefined

/**
 * Returns the well-known payee that a bank's text names: the first one from the left, and of those the one with the
 * longest spelling ('COSTCO GAS' before 'COSTCO'). A payment service in front of it does not count. The last answer is
 * kept, because the name of a row and its category both ask.
 */
export function findKnownPayee(text: string): KnownPayee | undefined {
  if (last?.text !== text) last = { text, payee: lookUp(payeeWords(text)) }
  return last.payee
}

function lookUp(words: readonly string[]): KnownPayee | undefined {
  if (isBetweenPeople(words)) return undefined
  const first = findAt(words, 0, true)
  if (first) return first
  const begin = countPrefixWords(words)
  for (let start = begin; start < words.length; start += 1) {
    const found = findAt(words, start, start === begin)
    if (found) return found
  }
  return undefined
}
