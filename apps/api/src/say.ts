import { fillText } from '@evenkeel/api-client/contract/fill-text'
import type { FixedSentence } from '@evenkeel/api-client/contract/fixed-sentence'
import { sourceLanguage } from '@evenkeel/api-client/contract/languages'
import { categoryKeys, planKeys } from '@evenkeel/api-client/contract/name-keys'
import type { FixedTexts } from '@evenkeel/api-client/contract/words/fixed-texts.generated'
import type { PlanType } from '@evenkeel/engine'
import { fixedTexts } from './words/fixed-texts.generated.ts'

export type FixedKey = keyof FixedTexts

type Value = number | string
type Pair = `${string}{value}${string}{value}${string}`
type One = `${string}{value}${string}`
type ValuesOf<Text> = Text extends Pair ? [Value, Value] : Text extends One ? [Value] : []

/** A text of ours as its key and values. It is worded where it is read. */
export interface Sentence extends FixedSentence {
  readonly key: FixedKey
}

/** Names a text of the catalogs of fixed texts, with the values that it needs: `say('atMostTags', 20)`. */
export const say = <Key extends FixedKey>(key: Key, ...values: ValuesOf<FixedTexts[Key]>): Sentence => ({ key, values })

/** Returns the name of a plan. */
export const planName = (planType: PlanType): Sentence => ({ key: planKeys[planType] ?? 'other', values: [] })

/** Returns the name of one of our categories. */
export const categoryName = (categoryId: number): Sentence => ({ key: categoryKeys[categoryId] ?? 'other', values: [] })

/** Returns a text of a language by its key. */
export const textIn = (language: string, { key, values }: FixedSentence): string =>
  fillText(fixedTexts[language]?.[key] ?? fixedTexts[sourceLanguage]?.[key] ?? key, values)

/** Returns a text in English, which the API's answers have next to its key. */
export const inEnglish = (sentence: FixedSentence): string => textIn(sourceLanguage, sentence)

const english = Object.entries(fixedTexts[sourceLanguage] ?? {})
const isKey = (key: string): key is FixedKey => Object.hasOwn(fixedTexts[sourceLanguage] ?? {}, key)
const special = /[.*+?^${}()|[\]\\]/g
const escaped = (text: string) => text.replaceAll(special, String.raw`\$&`)

const patterns = english
  .filter(([, text]) => text.includes('{value}'))
  .map(([key, text]) => [key, new RegExp(`^${text.split('{value}').map(escaped).join('(.*)')}$`, 's')] as const)
const plainKeys = new Map(english.map(([key, text]) => [text, key]))

function findKey(text: string): FixedSentence | null {
  const key = plainKeys.get(text)
  if (key !== undefined) return { key, values: [] }
  for (const [of, pattern] of patterns) {
    const values = pattern.exec(text)?.slice(1)
    if (values) return { key: of, values }
  }
  return null
}

/**
 * Returns the message of a schema of the contract or of a rule of the engine as its key: these report a text alone, which is one
 * of the catalogs' English ones. A text of none of them comes back as it is.
 */
export function toSentence(text: string): Sentence | string {
  const found = findKey(text)
  return found !== null && isKey(found.key) ? { key: found.key, values: found.values } : text
}
