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
    summary: 'Whether the confidence checkup has been done and when it is due again: twelve months later.',
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
    summary: 'The questions of the confidence checkup, with what was answered last time.',
    who: 'employee',
    answer: z.object({ questions: z.array(checkupQuestion) }),
  }),
  saveCheckup: endpoint('saveCheckup', {
    summary: 'Answer the confidence checkup; every question has to be answered.',
    who: 'employee',
    body: z.object({ answers: chosen }),
    answer: z.object({ score: z.number(), completedOn: z.string() }),
  }),
  wellBeing: endpoint('wellBeing', {
    summary: 'The ten statements of the public financial well-being scale, with what was answered last time.',
    who: 'employee',
    answer: z.object({
      questions: z.array(wellBeingQuestion),
      lastCompletedOn: z.nullable(z.string()),
      /** 14 to 95; null before the first. */
      score: z.nullable(z.number()),
    }),
  }),
  saveWellBeing: endpoint('saveWellBeing', {
    summary: 'Answer the well-being scale; needs the date of birth, since scores are published by age.',
    who: 'employee',
    body: z.object({ answers: chosen }),
    answer: z.object({ score: z.number(), completedOn: z.string() }),
  }),
}
