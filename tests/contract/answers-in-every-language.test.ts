import { textsByKeyIn } from '../../scripts/lib/catalogs.mjs'
import type { FixedSentence } from '@evenkeel/api-client/contract/fixed-sentence'
import { categoryNames } from '@evenkeel/api-client/contract/category-names'
import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { errorCatalog } from '@evenkeel/api-client/contract/errors'
import { issueKeys, noteKeys } from '@evenkeel/api-client/contract/name-keys'
import { planNames } from '@evenkeel/api-client/contract/names'
import { wordAnswer } from '@evenkeel/api-client/contract/word-answer'
import {
  checkupAnswerTexts,
  checkupQuestionText,
  focusAreas,
  goalNames,
  ruleBooks,
  wellBeingParts,
  wellBeingStatements,
} from '@evenkeel/engine'
import { expect, it } from 'vitest'
import { pageContents } from '../../apps/api/src/content/pages.ts'
import { changeKeys } from '../../apps/api/src/calls/access-log.ts'
import { messageOf } from '../../apps/api/src/errors.ts'
import { inEnglish, say, textIn } from '../../apps/api/src/say.ts'
import { toAnswerId } from '../../apps/api/src/services/checkup-answers.ts'
import { classifiers } from '../../apps/api/src/services/classifiers.ts'
import { goalCatalog } from '../../apps/api/src/services/goal-catalog.ts'
import { validatorTypes } from '../../apps/api/src/services/validators.ts'

/** Returns the texts of an answer that have a key, with what the key says in English. */
function keyed(answer: unknown): { readonly text: string; readonly english: string }[] {
  const found: { readonly text: string; readonly english: string }[] = []
  wordAnswer(answer, (sentence: FixedSentence, text) => {
    found.push({ text, english: inEnglish(sentence) })
    return text
  })
  return found
}

const numbered = (names: Readonly<Record<number | string, string>>, id: string) =>
  Object.entries(names).map(([number, name]) => ({ [id]: Number(number), name }))

const questions = [
  ...focusAreas.map((area) => ({
    questionId: area,
    text: checkupQuestionText(area),
    answers: checkupAnswerTexts.map((text, at) => ({ answerId: toAnswerId(area, at + 1), text })),
  })),
  ...wellBeingStatements.map(({ part, text }, index) => ({
    questionId: index + 1,
    heading: wellBeingParts[part].text,
    text,
    answers: wellBeingParts[part].answers.map((answer, at) => ({
      answerId: toAnswerId(index + 1, at + 1),
      text: answer,
    })),
  })),
]

it.each([
  ['plans', numbered(planNames, 'planType'), 12],
  ['categories', numbered(categoryNames, 'categoryId'), 25],
  ['goals', numbered(goalNames, 'goalType'), 7],
  ['what goals are for', Object.entries(goalCatalog).map(([goalType, one]) => ({ goalType, ...one })), 7],
  ['rules', Object.values(ruleBooks).map(({ ruleBookId, name, source }) => ({ ruleBookId, name, source })), 4],
  ['choices of the profile', classifiers(), 27],
  // Seven of the checkup with five answers each, and ten statements below a heading.
  ['questions', questions, 7 * 6 + 10 * 7],
  ['what a company asks', Object.entries(validatorTypes).map(([name, one]) => ({ name, ...one })), 3],
  ['pages before signing in', pageContents('Larkfield'), 10],
])('the key of each of our %s says what the answer does', (_, answer, count) => {
  const found = keyed(answer)
  expect(found).toHaveLength(count)
  expect(found.filter(({ text, english }) => text !== english)).toEqual([])
})

it('the key of each code says what the catalog of errors does', () => {
  for (const [code, text] of Object.entries(errorCatalog))
    expect(inEnglish(messageOf(Number(code) as keyof typeof errorCatalog))).toBe(text)
})

it('every key has another text in Spanish, except for words that both languages have', () => {
  const [english, spanish] = [textsByKeyIn('en-US'), textsByKeyIn('es-US')]
  const same = Object.keys(english).filter((key) => spanish[key] === english[key])
  expect(Object.keys(english).length).toBeGreaterThan(400)
  expect(same.length).toBeLessThan(5)
})

it('what others did has words in every language, for the person', () => {
  const calls = Object.values<Endpoint>(endpoints).flatMap(({ logLine }) => logLine ?? [])
  const changes = Object.values(changeKeys).flatMap((key) => [say(`log${key}`), say(`logUndid${key}`)])
  const all = [...calls.map((key) => say(key)), ...changes]
  expect(all.length).toBeGreaterThan(30)
  for (const sentence of all) expect(textIn('es-US', sentence)).not.toBe(inEnglish(sentence))
  expect(textIn('es-US', say('logUndidCreatedABudget'))).toBe('deshizo: creó un presupuesto')
})

it('issues of banks and kinds of email have a text each', () => {
  expect(Object.values(issueKeys).map((key) => inEnglish(say(key))).length).toBe(8)
  expect(Object.keys(noteKeys)).toHaveLength(6)
})
