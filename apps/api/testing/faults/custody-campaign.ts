import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ApiError, LedgerRefused } from '../../src/errors.ts'
import { openDirectory } from '../../src/store/directory/open-directory.ts'
import { ledgerPath, openLedgerFiles } from '../../src/store/ledger-files.ts'
import { findOwner } from '../ledger-of.ts'
import { createSeeded } from './seeded.ts'

const dayMs = 86_400_000
const steps = 30

const copyDatabase = (from: string, to: string) => {
  mkdirSync(dirname(to), { recursive: true })
  for (const suffix of ['', '-wal', '-shm']) {
    rmSync(to + suffix, { force: true })
    if (suffix !== '-shm' && existsSync(from + suffix)) copyFileSync(from + suffix, to + suffix)
  }
}

/**
 * Runs one random sequence of writes, days, registrations, leavings, and of ledgers and directories that are copied back or
 * over each other. Returns the sentences that a person read and that were another's; none is expected.
 */
export async function runCustodySequence(folder: string, seed: number): Promise<string[]> {
  const seeded = createSeeded(seed)
  const [dataFolder, copies] = [join(folder, 'data'), join(folder, 'copies')]
  const directoryPath = join(dataFolder, 'directory.sqlite')
  const faults: string[] = []
  let now = Date.parse('2026-01-01T12:00:00Z')
  let emails = 0

  const withParts = async <T>(work: (parts: Parts) => Promise<T>): Promise<T> => {
    const parts = { directory: openDirectory(dataFolder), ledgers: openLedgerFiles(dataFolder, { now: () => now }) }
    try {
      return await work(parts)
    } finally {
      parts.ledgers.close()
      parts.directory.close()
    }
  }
  const register = () =>
    withParts(async ({ directory }) => {
      const company = await directory.companies.save({ code: 'test', name: 'Test', createdAt: 0 })
      const email = `person${(emails += 1)}@example.test`
      const names = { companyId: company.id, firstName: 'A', lastName: 'B', acceptedTerms: null, createdAt: 0 }
      await directory.people.create({ ...names, email })
    })
  const email = () => `person${seeded.between(1, emails)}@example.test`
  const idOf = (who: string) => withParts(async ({ directory }) => (await directory.people.byEmail(who))?.id)

  const write = (who: string) =>
    withParts(async (parts) => {
      const person = await parts.directory.people.byEmail(who)
      if (!person) return
      try {
        const ledger = parts.ledgers.open(await findOwner(parts, person.id))
        const words = ledger.transact((tx) => {
          tx.run(`INSERT OR IGNORE INTO category_memory (normalized_description, category_id) VALUES ('${who}', 1)`)
          return tx.all<{ word: string }>('SELECT normalized_description AS word FROM category_memory')
        })
        for (const { word } of words) if (word !== who) faults.push(`${who} read what ${word} wrote (seed ${seed})`)
      } catch (error) {
        if (!(error instanceof LedgerRefused) && !(error instanceof ApiError)) throw error
      }
    })
  const leave = (who: string) =>
    withParts(async ({ directory, ledgers }) => {
      const person = await directory.people.byEmail(who)
      if (!person) return
      ledgers.remove(person.id)
      await directory.people.remove(person.id)
    })
  const overwrite = async (who: string, from: string) => {
    const [one, other] = [await idOf(who), await idOf(from)]
    if (one && other && existsSync(ledgerPath(dataFolder, other)))
      copyDatabase(ledgerPath(dataFolder, other), ledgerPath(dataFolder, one))
  }
  const keepOrBringBack = (path: string, name: string) => {
    const copy = join(copies, name)
    if (existsSync(copy) && seeded.between(0, 1) === 0) copyDatabase(copy, path)
    else if (existsSync(path)) copyDatabase(path, copy)
  }
  const actions: readonly (() => unknown)[] = [
    register,
    () => write(email()),
    () => write(email()),
    () => write(email()),
    () => void (now += dayMs),
    () => leave(email()),
    () => overwrite(email(), email()),
    async () => keepOrBringBack(ledgerPath(dataFolder, (await idOf(email())) ?? 0), `${seeded.between(1, 3)}.sqlite`),
    () => keepOrBringBack(directoryPath, 'directory.sqlite'),
  ]
  await register()
  for (let step = 0; step < steps; step += 1) await actions[seeded.between(0, actions.length - 1)]?.()
  for (let number = 1; number <= emails; number += 1) await write(`person${number}@example.test`)
  return faults
}

interface Parts {
  readonly directory: ReturnType<typeof openDirectory>
  readonly ledgers: ReturnType<typeof openLedgerFiles>
}
