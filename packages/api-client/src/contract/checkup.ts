import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id } from './primitives.ts'

const chosen = z.array(z.object({ questionId: id, answerId: id })).check(z.maxLength(50, 'Please enter a valid value.'))

const answerOption = z.object({ answerId: id, text: z.string(), value: z.number() })

/** One question a focus area; `value` runs from 1 ('Not at all') to 5 ('Very'). */
export const checkupQuestion = z.object({
  questionId: id,
  focusArea: z.number(),
  text: z.string(),
  answers: z.array(answerOption),
  /** What the person chose last time; null before the first. */
  selectedAnswerId: z.nullable(id),
})
export type CheckupQuestion = z.infer<typeof checkupQuestion>

/** A statement of the public well-being scale; the first answer agrees most. */
export const wellBeingQuestion = z.object({
  questionId: id,
  /** The question above the statement. */
  heading: z.string(),
  text: z.string(),
  answers: z.array(z.object({ answerId: id, text: z.string() })),
  selectedAnswerId: z.nullable(id),
})
export type WellBeingQuestion = z.infer<typeof wellBeingQuestion>

export const checkupEndpoints = {
  checkupStatus: endpoint('checkupStatus', {
    summary: 'Get the confidence checkup’s status. Due again after 12 months.',
    who: 'employee',
    answer: z.object({
      isCompleted: z.boolean(),
      lastCompletedOn: z.nullable(z.string()),
      isDue: z.boolean(),
      /** 0 to 100, from the latest checkup; null before the first. */
      score: z.nullable(z.number()),
      /** The checkup before the latest; null before the second. */
      previous: z.nullable(z.object({ score: z.number(), completedOn: z.string() })),
      /** The two goals to offer first: those of the areas with the least confidence. */
      suggestedGoals: z.array(z.number()),
    }),
  }),
  checkup: endpoint('checkup', {
    summary: 'List checkup questions with the last answers.',
    who: 'employee',
    answer: z.object({ questions: z.array(checkupQuestion) }),
  }),
  saveCheckup: endpoint('saveCheckup', {
    summary: 'Save checkup answers. Every question is required.',
    who: 'employee',
    body: z.object({ answers: chosen }),
    answer: z.object({ score: z.number(), completedOn: z.string() }),
  }),
  wellBeing: endpoint('wellBeing', {
    summary: 'List the ten well-being statements with the last answers.',
    who: 'employee',
    answer: z.object({
      questions: z.array(wellBeingQuestion),
      lastCompletedOn: z.nullable(z.string()),
      /** 14 to 95; null before the first. */
      score: z.nullable(z.number()),
    }),
  }),
  saveWellBeing: endpoint('saveWellBeing', {
    summary: 'Save well-being answers. Needs a date of birth because scores depend on age.',
    who: 'employee',
    body: z.object({ answers: chosen }),
    answer: z.object({ score: z.number(), completedOn: z.string() }),
  }),
}
