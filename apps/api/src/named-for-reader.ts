import type { FirstStep } from '@evenkeel/api-client/contract/dashboard'
import type { NextStep } from '@evenkeel/api-client/contract/goals'
import { wordAnswer } from '@evenkeel/api-client/contract/word-answer'
import { stepButtonWord, stepParts, type StepText, stepText } from '@evenkeel/api-client/contract/next-step-words'
import { language, type StepSentenceKey } from '@evenkeel/engine'
import { categoryName, textIn } from './say.ts'
import * as mails from './words/mails.generated.ts'
import * as words from './words/next-step.generated.ts'

const steps: Readonly<Record<StepSentenceKey, StepText>> = words

/** Returns the name of one of our categories in the language of what is being said, as that of a mail. */
export const categoryForReader = (categoryId: number): string => textIn(language, categoryName(categoryId))

/** Returns a part of an answer with our own texts in that language. */
export const forReader = <Part extends object>(part: Part): Part =>
  wordAnswer(part, (sentence) => textIn(language, sentence))

/** Returns what home says of a step, in that language. */
export function stepForReader(step: Pick<NextStep, 'title' | 'sentence' | 'sentences'>): string {
  const { title, sentence } = forReader(step)
  return sentence === null ? title : stepText(sentence, steps[sentence.key])
}

function sentenceForReader(step: NextStep): FirstStep['sentence'] {
  const { title, sentence } = forReader(step)
  if (sentence === null) return [title]
  const parts = stepParts(sentence, (dollars) => ({ dollars }), steps[sentence.key])
  // A figure that is no amount is a text, too.
  return parts.map((part) => (typeof part === 'object' ? part : String(part)))
}

/** Returns the row of a step on home, in that language. */
export const firstStepForReader = (step: NextStep): FirstStep => ({
  sentence: sentenceForReader(step),
  why: forReader(step).description,
  button: stepButtonWord(step.button, words),
})

/** Returns a device's name, which is stored as `Firefox on Windows`, in the language of the mail. */
export function deviceForReader(device: string): string {
  const [browser, system] = device.split(' on ')
  if (browser !== undefined && system !== undefined) return mails.deviceOn({ browser, system })
  return device === 'Unknown device' ? mails.unknownDevice() : device
}
