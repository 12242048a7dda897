import { afterEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { openDirectory } from '../store/directory/open-directory.ts'
import { DeliveryError, type MailMessage } from './mail.ts'
import { createPostedMail } from './posted-mail.ts'

const secondMs = 1_000
const minuteMs = 60 * secondMs
const dayMs = 24 * 60 * minuteMs
const mail = (to: string): MailMessage => ({ to, subject: 'Hello', text: 'Hello' })
const code = (to: string): MailMessage => ({ ...mail(to), usefulMs: 10 * minuteMs })

let app: TestApp
const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** Posted mail on the directory of a new folder, for a mail server that does as it is told. */
async function setUp(deliver: (message: MailMessage) => Promise<void>) {
  app = await startTestApp({ runtime: 'node' })
  stops.push(() => app.stop())
  const { clock, log } = app
  const open = (directory = app.parts.directory) =>
    createPostedMail({ ...app.parts, directory, deliver, wake: () => undefined })
  const first = open()
  const waitsUntilNext = async () => {
    clock.advance(secondMs)
    await first.sendDue()
  }
  return {
    ...{ clock, log, first, directory: app.parts.directory },
    /** Lets time pass, and sends each second what is due. */
    async advance(milliseconds: number) {
      await first.sendDue()
      for (let passed = 0; passed < milliseconds; passed += secondMs) await waitsUntilNext()
    },
    /** The same folder opened again, as another process does. */
    another() {
      const directory = openDirectory(app.folder)
      stops.unshift(() => directory.close())
      return open(directory)
    },
  }
}

const isRight = (result: string) => result === 'right'

const gone = async () => {
  throw new DeliveryError(false)
}

describe('posted mail', () => {
  it('is delivered in order, four at a time', async () => {
    const atWork: { to: string; finish: () => void }[] = []
    const { first } = await setUp(({ to }) => new Promise((finish) => void atWork.push({ to, finish })))
    const everybody = Array.from({ length: 10 }, (_, index) => `person${index}@example.test`)
    for (const to of everybody) await first.post(mail(to))
    const sending = first.sendDue()
    const delivered: string[] = []
    for (let left = everybody.length; left > 0; left -= 4) {
      await expect.poll(() => atWork.length).toBe(Math.min(4, left))
      const together = atWork.splice(0)
      // Those of one round are opened at the same time, so any of them may come first.
      delivered.push(...together.map(({ to }) => to).toSorted())
      for (const { finish } of together) finish()
    }
    await sending
    expect(delivered).toEqual(everybody)
  })

  it('is tried again after 1, 5, 15, and then every 60 seconds, until it comes through, under one id', async () => {
    const tries: { at: number; id: string | undefined }[] = []
    const { first, clock, log, advance } = await setUp(async ({ id }) => {
      tries.push({ at: clock.now(), id })
      if (tries.length < 6) throw new DeliveryError(false)
    })
    const start = clock.now()
    await first.post(mail('ada@example.test'))
    await advance(300 * secondMs)
    expect(tries.map(({ at }) => (at - start) / secondMs)).toEqual([0, 1, 6, 21, 81, 141])
    expect(new Set(tries.map(({ id }) => id)).size).toBe(1)
    expect(log).toEqual([])
  })

  it('with a code is given up when the code is worth nothing, one about the account after three days', async () => {
    const { first, clock, log, directory } = await setUp(gone)
    const { id } = await app.addPerson('ada@example.test')
    await first.post(code('ada@example.test'))
    await first.post(mail('ada@example.test'), id)
    for (let minute = 0; minute < 11; minute += 1) {
      clock.advance(minuteMs)
      await first.sendDue()
    }
    expect(log).toHaveLength(1)
    const states = async () => (await directory.postedMails.ofPerson(id, 0, 5)).map(({ state }) => state)
    expect(await states()).toEqual(['waiting'])
    clock.advance(3 * dayMs)
    await first.sendDue()
    expect([await states(), log.length]).toEqual([['lost'], 2])
  })

  it('is not tried again where the server refuses it for good, which says nothing against the server', async () => {
    let tries = 0
    const { first, log, advance } = await setUp(async () => {
      tries += 1
      throw new DeliveryError(true)
    })
    await first.post(mail('nobody@example.test'))
    await advance(60 * secondMs)
    expect([tries, log.length]).toEqual([1, 1])
    expect(() => first.ensureWorks()).not.toThrow()
  })

  it('says after 20 seconds that the server is gone, looks again each 30 seconds, and knows when it is back', async () => {
    let isUp = false
    const { first, advance } = await setUp(async () => {
      if (!isUp) throw new DeliveryError(false)
    })
    await first.post(mail('ada@example.test'))
    await advance(19 * secondMs)
    expect(() => first.ensureWorks()).not.toThrow()
    await advance(2 * secondMs)
    expect(() => first.ensureWorks()).toThrow(expect.objectContaining({ status: 503, retryAfterSeconds: 30 }))
    await advance(31 * secondMs)
    expect(() => first.ensureWorks(), 'one may find out').not.toThrow()
    isUp = true
    await advance(60 * secondMs)
    expect(() => first.ensureWorks()).not.toThrow()
  })

  it('that nobody is to get is kept and forgotten alike, and is sent to nobody', async () => {
    const reached: string[] = []
    const { first, clock, directory } = await setUp(async ({ to }) => void reached.push(to))
    await first.post(null)
    await first.post(code('ada@example.test'))
    await first.sendDue()
    clock.advance(dayMs)
    expect(reached).toEqual(['ada@example.test'])
    expect(await directory.postedMails.take(clock.now(), clock.now(), 9)).toEqual([])
  })

  it('is one mail if it is posted twice under one id', async () => {
    const reached: string[] = []
    const { first } = await setUp(async ({ id = '' }) => void reached.push(id))
    const { id } = await app.addPerson('ada@example.test')
    const message = { ...mail('ada@example.test'), id: 'wait-1' }
    for (let time = 0; time < 3; time += 1) {
      await first.post(message, id)
      await first.sendDue()
    }
    expect(reached).toEqual(['wait-1'])
  })

  it('lies in the directory encrypted, and is emptied once it is sent', async () => {
    let isUp = false
    const { first, clock, directory } = await setUp(async () => {
      if (!isUp) throw new DeliveryError(false)
    })
    const { id } = await app.addPerson('ada@example.test')
    await first.post({ to: 'ada@example.test', subject: 'Your email was changed', text: 'token=secret' }, id)
    const rows = async () => directory.postedMails.ofPerson(id, 0, 5)
    expect(JSON.stringify(await rows())).not.toMatch(/secret|ada@/)
    isUp = true
    await first.sendDue()
    expect(await rows()).toMatchObject([{ subject: 'Your email was changed', body: '', state: 'sent' }])
    clock.advance(91 * dayMs)
    await first.post(code('ada@example.test'))
    expect(await rows()).toEqual([])
  })
})

describe('posted mail of two processes', () => {
  it('is sent once, whichever sends it', async () => {
    const reached: string[] = []
    const { first, another } = await setUp(async ({ to }) => {
      await new Promise((resolve) => setImmediate(resolve))
      reached.push(to)
    })
    const second = another()
    for (let number = 0; number < 20; number += 1)
      await (number % 2 === 0 ? first : second).post(mail(`person${number}@example.test`))
    await Promise.all([first.sendDue(), second.sendDue(), first.sendDue(), second.sendDue()])
    expect([reached.length, new Set(reached).size]).toEqual([20, 20])
  })

  it('that one was handing over when it ended is sent by the other two minutes later, under the same id', async () => {
    const ids: (string | undefined)[] = []
    let isStuck = true
    const { first, another, clock } = await setUp(async ({ id }) => {
      ids.push(id)
      if (isStuck) await new Promise(() => undefined)
    })
    const second = another()
    await first.post(mail('ada@example.test'))
    void first.sendDue()
    await expect.poll(() => ids.length).toBe(1)
    isStuck = false
    clock.advance(119 * secondMs)
    await second.sendDue()
    expect(ids).toHaveLength(1)
    clock.advance(secondMs)
    await second.sendDue()
    expect(new Set(ids).size).toBe(1)
    expect(ids).toHaveLength(2)
    clock.advance(dayMs)
    await second.sendDue()
    expect(ids).toHaveLength(2)
  })
})

describe('mail about a change', () => {
  it('is sent once, after the change, and not if the change fails or is not made', async () => {
    const arrived: string[] = []
    const { first, advance } = await setUp(async ({ to }) => void arrived.push(to))
    const about = (to: string, change: () => Promise<unknown>) => first.postWith(mail(to), undefined, change)
    const made = await about('made@example.test', async () => {
      await first.sendDue()
      return arrived.length
    })
    expect(made).toBe(0)
    expect(await about('taken@example.test', async () => false)).toBe(false)
    await expect(about('failed@example.test', () => Promise.reject(new Error('Busy')))).rejects.toThrow('Busy')
    expect(await first.postWith(mail('other@example.test'), undefined, async () => 'wrong', isRight)).toBe('wrong')
    await advance(10 * minuteMs)
    expect(arrived).toEqual(['made@example.test'])
  })

  it('is sent once by another process if the one that makes the change ends before it can say so', async () => {
    const arrived: string[] = []
    const { first, clock, another } = await setUp(async ({ to }) => void arrived.push(to))
    const others = [another(), another()]
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    void first.postWith(mail('ada@example.test'), undefined, () => {
      begin()
      return new Promise(() => undefined)
    })
    await begun
    for (let minutes = 0; minutes < 6; minutes += 1) {
      await Promise.all(others.map((other) => other.sendDue()))
      clock.advance(minuteMs)
    }
    expect(arrived).toEqual(['ada@example.test'])
  })
})
