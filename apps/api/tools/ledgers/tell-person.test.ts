import { expect, it } from 'vitest'
import { noticeOf, tellPerson } from './tell-person.ts'

const ada = { email: 'ada@example.test', language: null } as const

it('asks the operator to tell the person where no mail server is set, with the title on a line of its own and no foot', async () => {
  expect((await tellPerson(noticeOf(ada, Date.parse('2026-11-03T12:00:00Z')), {})).split('\n')).toEqual([
    'No mail server is set (EVENKEEL_SMTP_URL). Tell ada@example.test yourself:',
    '  Your data was restored',
    '  We restored your data to how it was on Tuesday, November 3, 2026.',
    '  Anything you entered after that is missing. If you need help, write to your company\u2019s support.',
  ])
})
