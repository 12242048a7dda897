import type { NextStep } from '@evenkeel/api-client/contract/goals'
import { nameValues } from '@evenkeel/api-client/contract/name-values'
import { type StepText, stepText } from '@evenkeel/api-client/contract/next-step-words'
import { language, namesFrom, type StepSentenceKey } from '@evenkeel/engine'
import { fixedTexts } from '../words/fixed-texts.generated.ts'
import * as mails from '../words/mails.generated.ts'
import * as words from '../words/next-step.generated.ts'

const steps: Readonly<Record<StepSentenceKey, StepText>> = words

const finders = new Map(Object.entries(fixedTexts).map(([of, texts]) => [of, namesFrom(texts)]))

/** Returns a name of ours, which the API has in English, in the language of the mail that is being said. */
export const namedForReader = (name: string): string => finders.get(language)?.(name) ?? name

/** Returns what home says of a step, in the language of the mail. */
export const stepForReader = ({ title, sentence }: Pick<NextStep, 'title' | 'sentence'>): string =>
  sentence === null
    ? namedForReader(title)
    : stepText({ ...sentence, values: nameValues(sentence.values, namedForReader) }, steps[sentence.key])

/** Returns a device's name, which is stored as `Firefox on Windows`, in the language of the mail. */
export function deviceForReader(device: string): string {
  const [browser, system] = device.split(' on ')
  if (browser !== undefined && system !== undefined) return mails.deviceOn({ browser, system })
  return device === 'Unknown device' ? mails.unknownDevice() : device
}
