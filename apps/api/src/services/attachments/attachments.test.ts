// Proves: ASVS-3.2.1, ASVS-5.2.2, ASVS-5.3.1, ASVS-5.4.1
import { unzipSync, zipSync } from 'fflate'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attachment } from '@evenkeel/api-client/contract/attachments'
import { changeHeader } from '@evenkeel/api-client/contract/changes'
import { download, upload } from '../../../testing/scenes/test-export.ts'
import { newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { jpegWith, pngWith } from '../../../testing/fixtures/pictures.ts'
import { attachmentPartBytes, insertAttachment } from '../../store/ledger/attachments.ts'
import { attachmentContent } from '../../store/ledger/schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const pdf = (size = 40) => {
  const bytes = new Uint8Array(size).fill(0x20)
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'))
  return bytes
}

const send = ({ client }: TestPerson, entryId: number, bytes: Uint8Array<ArrayBuffer>, name = 'receipt.pdf') =>
  client.send('addAttachment', { body: { file: new File([bytes], name), userTransactionId: String(entryId) } })

async function add(person: TestPerson, entryId: number, bytes: Uint8Array<ArrayBuffer>, name?: string) {
  const { status, body, headers } = await send(person, entryId, bytes, name)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { ...z.parse(attachment, body), changeId: Number(headers.get(changeHeader)) }
}

const list = ({ client }: TestPerson, userTransactionId: number) =>
  client.call('attachments', { body: { userTransactionId } })

/** Returns how many files the list says that the newest transaction has. */
const countInList = async ({ client }: TestPerson) =>
  (await client.call('transactions', { body: {} })).items[0]?.attachmentCount

async function fetchFile({ client }: TestPerson, id: number) {
  const answer = await client.fetch(`/webapi/v1/transactions/attachments/file/${id}`)
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

async function personWithRow() {
  const person = await newPerson(app)
  const { userTransactionId: entryId } = await person.addRow({ value: -40 })
  return { person, entryId }
}

describe('attachments', () => {
  it('are stored in pieces and downloaded, never shown', async () => {
    const { person, entryId } = await personWithRow()
    const bytes = pdf(2 * attachmentPartBytes + 5)
    const { attachmentId } = await add(person, entryId, bytes, 'Rechnung März 2.pdf')
    expect(await list(person, entryId)).toMatchObject([
      { attachmentId, name: 'Rechnung März 2.pdf', size: bytes.length },
    ])
    const file = await fetchFile(person, attachmentId)
    expect(Buffer.from(file.bytes).equals(Buffer.from(bytes))).toBe(true)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="Rechnung M_rz 2.pdf"; filename*=UTF-8''Rechnung%20M%C3%A4rz%202.pdf`,
      'x-content-type-options': 'nosniff',
    })
  })

  it('keep no metadata of a picture', async () => {
    const { person, entryId } = await personWithRow()
    for (const picture of [jpegWith('37.7749 N'), pngWith('37.7749 N')]) {
      const { attachmentId } = await add(person, entryId, picture, 'photo')
      expect(Buffer.from((await fetchFile(person, attachmentId)).bytes).includes('37.7749')).toBe(false)
    }
    expect((await list(person, entryId)).map(({ name, type }) => [name, type])).toEqual([
      ['photo.jpg', 'image/jpeg'],
      ['photo.png', 'image/png'],
    ])
  })

  it('of another type, damaged, or too large are refused in words', async () => {
    const { person, entryId } = await personWithRow()
    const text = (content: string) => new TextEncoder().encode(content)
    const refused = [
      [text('<svg onload=alert(1)>'), 'Choose a PDF, JPEG, or PNG file.'],
      [text('\0\0\0\u0018ftypheic'), 'This is a HEIC picture. Save it as JPEG, and choose that file.'],
      [new Uint8Array(), 'This file is empty.'],
      [jpegWith('x').slice(0, 60), 'This picture is damaged. Choose another file.'],
      [pdf(5 * 1024 * 1024 + 1), 'This file is larger than 5 MB. Choose a smaller one.'],
    ] as const
    for (const [bytes, message] of refused) {
      const { status, body } = await send(person, entryId, new Uint8Array(bytes))
      expect([status, body]).toMatchObject([400, { Items: [{ Field: 'file', Errors: [message] }] }])
    }
    expect(await list(person, entryId)).toEqual([])
  })

  it('are added and removed with undo, and undoing the undo', async () => {
    const { person, entryId } = await personWithRow()
    const { attachmentId, changeId } = await add(person, entryId, pdf())
    expect(await person.undo(changeId)).toBe(200)
    expect([await list(person, entryId), (await fetchFile(person, attachmentId)).status]).toEqual([[], 404])
    const again = await add(person, entryId, pdf(50))
    const removal = await person.change('removeAttachment', { body: { attachmentId: again.attachmentId } })
    expect([await list(person, entryId), await countInList(person)]).toEqual([[], 0])
    expect(await person.undo(removal)).toBe(200)
    expect(await countInList(person)).toBe(1)
    expect((await fetchFile(person, again.attachmentId)).bytes).toHaveLength(50)
  })

  it('come back when the deletion of their transaction is undone', async () => {
    const { person, entryId } = await personWithRow()
    const { attachmentId } = await add(person, entryId, pdf())
    const deletion = await person.change('deleteTransaction', { body: { userTransactionId: entryId } })
    expect((await fetchFile(person, attachmentId)).status).toBe(404)
    expect(await person.undo(deletion)).toBe(200)
    expect((await fetchFile(person, attachmentId)).status).toBe(200)
  })

  it('of a part go to the transaction when it is joined again', async () => {
    const { person, entryId } = await personWithRow()
    const split = (splits: { category: number; value: number }[]) =>
      person.change('splitTransaction', {
        body: {
          sourceTransactionId: entryId,
          sourceTransaction: { category: 6, value: splits.length > 0 ? -30 : -40 },
          splits,
        },
      })
    await split([{ category: 7, value: -10 }])
    const related = await person.client.call('relatedTransactions', { body: { sourceTransactionId: entryId } })
    await add(person, related.splits[0]?.userTransactionId ?? 0, pdf())
    await split([])
    expect(await list(person, entryId)).toHaveLength(1)
  })

  it('take at most 100 MB; what was removed makes room, and then cannot come back', async () => {
    const { person, entryId } = await personWithRow()
    const { userTransactionId: other } = await person.addRow({ value: -41 })
    // Written directly: their bytes do not matter here, and sending them takes long.
    person.onLedger((ledger) => {
      for (let count = 0; count < 20; count += 1) {
        const size = 5 * 1024 * 1024
        const content = { type: 'application/pdf', sha256: 'unknown', size } as const
        const [{ id: contentId } = { id: 0 }] = ledger.insert(attachmentContent).values(content).returning().all()
        insertAttachment(ledger, {
          entryId: count < 10 ? entryId : other,
          contentId,
          name: 'a.pdf',
          addedAt: '2026-11-01T00:00:00.000Z',
        })
      }
    })
    expect((await send(person, entryId, pdf())).body).toMatchObject({
      Items: [{ Field: 'file', Errors: ['Your attachments use all 100 MB. Remove some first.'] }],
    })
    const [first] = await list(person, entryId)
    const removal = await person.change('removeAttachment', { body: { attachmentId: first?.attachmentId ?? 0 } })
    await add(person, entryId, pdf())
    expect(await person.undo(removal)).toBe(400)
    expect(await list(person, entryId)).toHaveLength(10)
  })

  it('that were removed are gone for good after 30 days', async () => {
    const { person, entryId } = await personWithRow()
    const { attachmentId } = await add(person, entryId, pdf())
    await person.client.call('removeAttachment', { body: { attachmentId } })
    const contents = () => person.exportAll()['attachment_content']?.length
    expect(contents()).toBe(1)
    app.clock.advance(31 * 24 * 60 * 60_000)
    const fresh = await app.signIn(person.email)
    const added = await fresh.send('addAttachment', {
      body: { file: new File([pdf()], 'a.pdf'), userTransactionId: String(entryId) },
    })
    expect([added.status, contents()]).toEqual([200, 1])
  })
})

describe('an export with attachments', () => {
  it('is imported with harmless names', async () => {
    const { person, entryId } = await personWithRow()
    await add(person, entryId, pdf())
    const files = unzipSync((await download(person.client)).bytes)
    const data = new TextDecoder().decode(files['data.json']).replace('receipt.pdf', String.raw`../\"\r\nX-Evil: 1`)
    const other = await newPerson(app)
    await upload(other.client, zipSync({ ...files, 'data.json': new TextEncoder().encode(data) }))
    const [row] = (await other.client.call('transactions', { body: {} })).items
    const [file] = await list(other, row?.userTransactionId ?? 0)
    expect(file?.name).toBe('X-Evil 1.pdf')
    const { headers } = await fetchFile(other, file?.attachmentId ?? 0)
    expect(headers.get('content-disposition')).toBe('attachment; filename="X-Evil 1.pdf"')
  })

  it('brings them into an empty account with the same bytes, in several zips if there are many', async () => {
    const { person, entryId } = await personWithRow()
    const [big, small] = [pdf(5 * 1024 * 1024), pdf(77)]
    big[1000] = 7
    for (const bytes of [big, small, pdf(5 * 1024 * 1024), pdf(4 * 1024 * 1024)]) await add(person, entryId, bytes)
    const { attachmentId } = await add(person, entryId, pdf(99))
    await person.client.call('removeAttachment', { body: { attachmentId } })
    expect(await person.client.call('exportParts', {})).toEqual({ count: 2, takes: 'nothing' })
    const first = await download(person.client)
    expect(first.files['README.txt']).toContain('Your attachments take 2 files')
    const second = await person.client.fetch('/webapi/v1/account-data/export?part=2')
    const secondZip = new Uint8Array(await second.arrayBuffer())
    expect(Object.keys(unzipSync(secondZip))).toEqual(['attachments/4-receipt.pdf'])
    expect((await person.client.fetch('/webapi/v1/account-data/export?part=3')).status).toBe(404)

    const other = await newPerson(app)
    const takes = async () => (await other.client.call('exportParts', {})).takes
    expect(await takes()).toBe('everything')
    expect((await upload(other.client, secondZip)).status).toBe(400)
    expect(await upload(other.client, first.bytes)).toMatchObject({ status: 200, body: { attachments: 3 } })
    const [row] = (await other.client.call('transactions', { body: {} })).items
    const here = async () => (await list(other, row?.userTransactionId ?? 0)).map(({ size, isHere }) => [size, isHere])
    expect((await here()).map(([, isHere]) => isHere)).toEqual([true, true, true, false])
    expect(await takes()).toBe('attachments')
    expect(await upload(other.client, secondZip)).toMatchObject({ status: 200, body: { attachments: 1 } })
    expect((await here()).every(([, isHere]) => isHere)).toBe(true)
    expect(await takes()).toBe('nothing')
    const [theirs] = await list(other, row?.userTransactionId ?? 0)
    const bytes = (await fetchFile(other, theirs?.attachmentId ?? 0)).bytes
    expect(Buffer.from(bytes).equals(Buffer.from(big))).toBe(true)
  })

  it('offers the undo of the whole import after each of its zips, until something else was changed', async () => {
    const { person, entryId } = await personWithRow()
    for (const size of [5 * 1024 * 1024, 5 * 1024 * 1024 - 1, 4 * 1024 * 1024]) await add(person, entryId, pdf(size))
    const first = (await download(person.client)).bytes
    const part = await person.client.fetch('/webapi/v1/account-data/export?part=2')
    const second = new Uint8Array(await part.arrayBuffer())

    const other = await newPerson(app)
    const undo = async (changeId: string | null) =>
      (await other.client.send('undoChange', { params: { changeId: changeId ?? '' }, body: {} })).status
    const changeOf = async (bytes: Uint8Array) => (await upload(other.client, bytes)).headers.get('evenkeel-change')
    const ofFirst = await changeOf(first)
    expect(ofFirst).not.toBeNull()
    expect(await changeOf(second)).toBe(ofFirst)
    expect(await undo(ofFirst)).toBe(200)
    expect([(await other.client.call('transactions', { body: {} })).total]).toEqual([0])
    expect((await other.client.call('exportParts', {})).takes).toBe('everything')

    await changeOf(first)
    await add(other, (await other.client.call('transactions', { body: {} })).items[0]?.userTransactionId ?? 0, pdf(9))
    expect(await changeOf(second)).toBeNull()
  })

  it('is refused with a file that is not what it says', async () => {
    const { person, entryId } = await personWithRow()
    await add(person, entryId, pdf())
    const { bytes } = await download(person.client)
    const files = unzipSync(bytes)
    const data = new TextDecoder().decode(files['data.json']).replace('application/pdf', 'image/png')
    const other = await newPerson(app)
    const damaged = zipSync({ ...files, 'data.json': new TextEncoder().encode(data) })
    expect((await upload(other.client, damaged)).status).toBe(400)
  })
})
