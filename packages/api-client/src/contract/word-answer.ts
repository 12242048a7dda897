import type { FixedSentence } from './fixed-sentence.ts'
import { checkupKeys, choiceKeys, ownNames, textsBeside, wellBeingKeys } from './name-keys.ts'

/** Returns what takes the place of a text whose key is known. */
export type Reword = (sentence: FixedSentence, text: string) => unknown

type Members = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSentence = (value: unknown): value is FixedSentence =>
  isObject(value) && typeof value['key'] === 'string' && Array.isArray(value['values'])

const plain = (key: string | undefined): FixedSentence | undefined =>
  key === undefined ? undefined : { key, values: [] }

/** Answers of a question are numbered by ten times the question's number plus their place. */
const answersAQuestion = 10

function sentencesOfQuestion(question: Members): Members {
  const keys = ('heading' in question ? wellBeingKeys : checkupKeys)[Number(question['questionId']) - 1]
  return { heading: plain(keys?.above), text: plain(keys?.text) }
}

function sentenceOfAnswer(answerId: number, isOfScale: boolean): FixedSentence | undefined {
  const question = (isOfScale ? wellBeingKeys : checkupKeys)[Math.floor(answerId / answersAQuestion) - 1]
  return plain(question?.answers[(answerId % answersAQuestion) - 1])
}

/** Where an object is: the name of the list that holds it, and the object around that. */
interface Place {
  readonly list: string
  readonly around: Members
}

/** Returns the texts of ours that an object holds, by member. */
function sentencesIn(object: Members, { list, around }: Place): Members {
  if (ownNames.some((id) => id in object)) return {}
  const beside = textsBeside
    .filter(({ id }) => id in object)
    .flatMap(({ id, members, keys }) => members.map((member) => [member, plain(keys[String(object[id])])]))
  return {
    ...Object.fromEntries(beside),
    ...('questionId' in object && sentencesOfQuestion(object)),
    ...('answerId' in object && { text: sentenceOfAnswer(Number(object['answerId']), 'heading' in around) }),
    ...(list in choiceKeys && { name: plain(choiceKeys[list]?.[String(object['id'])]) }),
    ...(isSentence(object['sentence']) && { message: object['sentence'] }),
    ...(isObject(object['sentences']) && object['sentences']),
  }
}

function wordObject(object: Members, reword: Reword, place: Place): Members {
  const sentences = sentencesIn(object, place)
  const errors = object['Sentences']
  return Object.fromEntries(
    Object.entries(object).map(([member, value]) => {
      const sentence = sentences[member]
      if (typeof value === 'string' && isSentence(sentence)) return [member, reword(sentence, value)]
      if (member === 'Errors' && Array.isArray(errors) && Array.isArray(value))
        return [member, value.map((text, at) => (isSentence(errors[at]) ? reword(errors[at], String(text)) : text))]
      return [member, word(value, reword, { list: member, around: object })]
    }),
  )
}

function word(value: unknown, reword: Reword, place: Place): unknown {
  if (Array.isArray(value)) return value.map((item) => word(item, reword, place))
  return isObject(value) ? wordObject(value, reword, place) : value
}

/**
 * Returns an answer with each text of ours reworded. They are found by the id or the key next to them, so every other text, as what
 * people have named, stays as it is.
 */
export function wordAnswer<Answer>(answer: Answer, reword: (sentence: FixedSentence, text: string) => string): Answer
export function wordAnswer(answer: unknown, reword: Reword): unknown
export function wordAnswer(answer: unknown, reword: Reword): unknown {
  return word(answer, reword, { list: '', around: {} })
}
