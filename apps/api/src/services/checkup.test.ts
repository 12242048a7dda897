// Proves: API-83, API-88 to API-90, CHECKUP-01
/**
 * Computed by hand: answers 4, 2, 5, 3, 1, 4, 3 add up to 22, so the score is (22 - 7) * 100 / 28 = 53.57, which is 54.
 * The least confident areas are 5 (enough just in case) and 2 (managing finances): goals 3 and 6.
 * Ten middle answers of the well-being scale are a total of 20: 50 at the age of 38, 53 from 62 on.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newPerson, type TestPerson } from '../../testing/scenes/test-person.ts'

const answers = [4, 2, 5, 3, 1, 4, 3].map((value, index) => ({
  questionId: index + 1,
  answerId: (index + 1) * 10 + value,
}))
const middle = Array.from({ length: 10 }, (_, index) => ({ questionId: index + 1, answerId: (index + 1) * 10 + 3 }))

let app: TestApp
let maya: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  app.clock.set('2026-11-21T12:00:00Z')
  maya = await newPerson(app)
})
afterAll(() => app.stop())

const status = () => maya.client.call('checkupStatus', {})
const fault = async (name: 'saveCheckup' | 'saveWellBeing', body: unknown) => {
  const answer = await maya.client.send(name, { body })
  return [answer.status, answer.body.code, ...(answer.body.Items ?? []).map(({ Field }) => Field)]
}

describe('the confidence checkup', () => {
  it('asks one question for each focus area, with five answers each', async () => {
    const { questions } = await maya.client.call('checkup', {})
    expect(questions.map(({ focusArea }) => focusArea)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(questions[0]).toMatchObject({
      text: 'How confident do you feel about controlling debt?',
      selectedAnswerId: null,
    })
    expect(questions[0]?.answers.map(({ text, value }) => `${value} ${text}`)).toEqual([
      '1 Not at all',
      '2 A little',
      '3 Somewhat',
      '4 Quite',
      '5 Very',
    ])
    const ids = questions.flatMap((question) => question.answers.map(({ answerId }) => answerId))
    expect(new Set(ids).size).toBe(35)
  })

  it('is due at first, done once saved, and due again twelve months later', async () => {
    expect(await status()).toEqual({
      isCompleted: false,
      lastCompletedOn: null,
      isDue: true,
      score: null,
      previous: null,
      suggestedGoals: [],
    })
    expect(await maya.client.call('saveCheckup', { body: { answers } })).toEqual({
      score: 54,
      completedOn: '2026-11-21T00:00:00Z',
    })
    const done = {
      isCompleted: true,
      lastCompletedOn: '2026-11-21T00:00:00Z',
      score: 54,
      previous: null,
      suggestedGoals: [3, 6],
    }
    expect(await status()).toEqual({ ...done, isDue: false })
    const email = (await maya.client.call('session', {})).email ?? ''
    for (const [moment, isDue] of [
      ['2027-11-20T23:59:59Z', false],
      ['2027-11-21T00:00:00Z', true],
    ] as const) {
      app.clock.set(moment)
      const client = await app.signIn(email)
      expect(await client.call('checkupStatus', {})).toEqual({ ...done, isDue })
    }
  })

  it('shows the last chosen answers, in any order of sending', async () => {
    await maya.change('saveCheckup', { body: { answers: answers.toReversed() } })
    const { questions } = await maya.client.call('checkup', {})
    expect(questions.map(({ selectedAnswerId }) => selectedAnswerId)).toEqual(answers.map(({ answerId }) => answerId))
  })

  it('can be undone: the earlier checkup is in effect again', async () => {
    await maya.change('saveCheckup', { body: { answers } })
    const second = await maya.change('saveCheckup', {
      body: { answers: answers.map((answer) => ({ ...answer, answerId: answer.questionId * 10 + 5 })) },
    })
    const previous = { score: 54, completedOn: '2026-11-21T00:00:00Z' }
    expect(await status()).toMatchObject({ score: 100, previous })
    expect(await maya.undo(second)).toBe(200)
    expect(await status()).toMatchObject({ score: 54, previous: null })
  })

  it.each([
    ['one question left out', answers.slice(1), 10001, 'answers'],
    ['an unknown question', [...answers.slice(1), { questionId: 8, answerId: 83 }], 10000, 'answers[6].questionId'],
    [
      'a question answered twice',
      [...answers.slice(1), { questionId: 2, answerId: 23 }],
      10000,
      'answers[6].questionId',
    ],
    ['another question’s answer', [{ questionId: 1, answerId: 23 }, ...answers.slice(1)], 10000, 'answers[0].answerId'],
    ['an answer below the scale', [{ questionId: 1, answerId: 10 }, ...answers.slice(1)], 10000, 'answers[0].answerId'],
    ['an answer above the scale', [{ questionId: 1, answerId: 16 }, ...answers.slice(1)], 10000, 'answers[0].answerId'],
    ['an invalid id', [{ questionId: 1.5, answerId: 13 }, ...answers.slice(1)], 10000, 'answers[0].questionId'],
  ])('refuses %s and keeps nothing', async (_what, chosen, code, field) => {
    expect(await fault('saveCheckup', { answers: chosen })).toEqual([400, code, field])
    expect(await status()).toMatchObject({ isCompleted: false })
  })

  it('needs a session', async () => {
    const visitor = await app.visit()
    for (const name of ['checkupStatus', 'checkup', 'wellBeing'] as const)
      expect(await visitor.send(name)).toMatchObject({ status: 401 })
    for (const name of ['saveCheckup', 'saveWellBeing'] as const)
      expect(await visitor.send(name, { body: { answers } })).toMatchObject({ status: 401 })
  })
})

describe('the well-being scale', () => {
  it('asks its ten statements in the printed words', async () => {
    const { questions, score, lastCompletedOn } = await maya.client.call('wellBeing', {})
    expect([questions.length, score, lastCompletedOn]).toEqual([10, null, null])
    expect(questions[0]).toMatchObject({
      heading: 'How well does this statement describe you or your situation?',
      text: 'I could handle a major unexpected expense',
    })
    expect(questions[9]).toMatchObject({
      heading: 'How often does this statement apply to you?',
      text: 'My finances control my life',
    })
    expect(questions[9]?.answers.map(({ text }) => text)).toEqual(['Always', 'Often', 'Sometimes', 'Rarely', 'Never'])
  })

  it.each([
    ['1988-04-17', 50],
    ['1964-11-21', 53],
    ['1964-11-22', 50],
  ])('scores by the age of a person born on %s: %d', async (dateOfBirth, score) => {
    await maya.change('saveAboutMe', { body: { dateOfBirth } })
    expect(await maya.client.call('saveWellBeing', { body: { answers: middle } })).toEqual({
      score,
      completedOn: '2026-11-21T00:00:00Z',
    })
    expect(await maya.client.call('wellBeing', {})).toMatchObject({
      score,
      lastCompletedOn: '2026-11-21T00:00:00Z',
      questions: { 4: { selectedAnswerId: 53 } },
    })
    expect(await status()).toMatchObject({ isCompleted: false })
  })

  it('needs an adult’s date of birth and every answer', async () => {
    expect(await fault('saveWellBeing', { answers: middle })).toEqual([400, 10001, 'dateOfBirth'])
    await maya.change('saveAboutMe', { body: { dateOfBirth: '2008-11-22' } })
    expect(await fault('saveWellBeing', { answers: middle })).toEqual([400, 10000, 'dateOfBirth'])
    await maya.change('saveAboutMe', { body: { dateOfBirth: '2008-11-21' } })
    expect(await fault('saveWellBeing', { answers: middle.slice(0, 9) })).toEqual([400, 10001, 'answers'])
    expect(await fault('saveWellBeing', { answers: middle })).toEqual([200, undefined])
  })
})
