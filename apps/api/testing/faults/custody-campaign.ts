import { copyFileSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ApiError, LedgerRefused } from '../../src/errors.ts'
import { openDirectory } from '../../src/store/directory/open-directory.ts'
import { newMasterKey, readMasterKeys } from '../../src/store/keyring/key-wrapper.ts'
import { openKeyring } from '../../src/store/keyring/keyring.ts'
import { ledgerPath, openLedgerFiles } from '../../src/store/ledger-files.ts'
import { findOwner } from '../ledger-of.ts'
import { createSeeded } from './seeded.ts'

const dayMs = 86_400_000
const steps = 30

/** How many faults there were of each kind. */
export interface FaultCounts {
  readonly kills: number
  readonly disks: number
  readonly clocks: number
  readonly swaps: number
}

interface CustodyResult {
  readonly counts: FaultCounts
  /** In words; empty if everything held. */
  readonly problems: readonly string[]
}

const copyDatabase = (from: string, to: string) => {
  mkdirSync(dirname(to), { recursive: true })
  for (const suffix of ['', '-wal', '-shm']) {
    rmSync(to + suffix, { force: true })
    if (suffix !== '-shm' && existsSync(from + suffix)) copyFileSync(from + suffix, to + suffix)
  }
}

/**
 * Runs one random sequence of writes, registrations and leavings, of clocks that jump, of kills in the middle of a write, and of
 * ledgers and directories that are copied back or over each other; in half of the folders all of it is encrypted. What a person
 * read and what another wrote is a problem, and so is a write that was answered and is not there after a kill.
 */
export async function runCustodySequence(folder: string, seed: number): Promise<CustodyResult> {
  const seeded = createSeeded(seed)
  const [dataFolder, copies] = [join(folder, 'data'), join(folder, 'copies')]
  const directoryPath = join(dataFolder, 'directory.sqlite')
  const problems: string[] = []
  const counts = { kills: 0, disks: 0, clocks: 0, swaps: 0 }
  const keyring = seeded.inPercent(50)
    ? openKeyring(join(folder, 'keys/keyring.sqlite'), readMasterKeys(newMasterKey('2026a')))
    : undefined
  let now = Date.parse('2026-01-01T12:00:00Z')
  let emails = 0

  const withParts = async <T>(work: (parts: Parts) => Promise<T>): Promise<T> => {
    const directory = openDirectory(dataFolder, { keyring })
    const parts = { directory, ledgers: openLedgerFiles(dataFolder, { now: () => now, keyring }) }
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
        for (const { word } of words) if (word !== who) problems.push(`${who} read what ${word} wrote (seed ${seed})`)
      } catch (error) {
        if (!(error instanceof LedgerRefused) && !(error instanceof ApiError)) throw error
      }
    })
  const killed = join(folder, 'killed')
  /** Leaves the files as they are in the middle of a write, as `kill -9` does, after a write that was answered. */
  const kill = async (who: string) => {
    const answered = 1 + (counts.kills % 2)
    const isAnswered = await withParts(async (parts) => {
      const person = await parts.directory.people.byEmail(who)
      if (!person) return false
      try {
        const ledger = parts.ledgers.open(await findOwner(parts, person.id))
        ledger.transact((tx) => {
          tx.run(`INSERT OR IGNORE INTO category_memory (normalized_description, category_id) VALUES ('${who}', 1)`)
          tx.run(`UPDATE category_memory SET category_id = ${answered}`)
        })
        ledger.transact((tx) => {
          tx.run('UPDATE category_memory SET category_id = 3')
          cpSync(dataFolder, killed, { recursive: true })
        })
        return true
      } catch (error) {
        if (!(error instanceof LedgerRefused) && !(error instanceof ApiError)) throw error
        return false
      }
    })
    if (!isAnswered) return
    counts.kills += 1
    rmSync(dataFolder, { recursive: true })
    renameSync(killed, dataFolder)
    const kept = await categoryOf(who)
    if (kept !== answered) problems.push(`${who} lost an answered write by a kill (seed ${seed})`)
  }
  const categoryOf = (who: string) =>
    withParts(async (parts) => {
      const person = await parts.directory.people.byEmail(who)
      if (!person) return undefined
      const ledger = parts.ledgers.open(await findOwner(parts, person.id))
      return ledger.transact((tx) => tx.all<{ id: number }>('SELECT category_id AS id FROM category_memory')[0]?.id)
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
    if (!one || !other || !existsSync(ledgerPath(dataFolder, other))) return
    counts.swaps += 1
    copyDatabase(ledgerPath(dataFolder, other), ledgerPath(dataFolder, one))
  }
  const keepOrBringBack = (path: string, name: string) => {
    const copy = join(copies, name)
    if (existsSync(copy) && seeded.between(0, 1) === 0) {
      counts.swaps += 1
      copyDatabase(copy, path)
    } else if (existsSync(path)) copyDatabase(path, copy)
  }
  /** Mostly days ahead, as generations count days; sometimes back. */
  const jump = () => {
    counts.clocks += 1
    now += (seeded.inPercent(25) ? -seeded.between(1, 3) : seeded.between(1, 3)) * dayMs
  }
  const actions: readonly (() => unknown)[] = [
    register,
    () => write(email()),
    () => write(email()),
    () => write(email()),
    jump,
    () => kill(email()),
    () => leave(email()),
    () => overwrite(email(), email()),
    async () => keepOrBringBack(ledgerPath(dataFolder, (await idOf(email())) ?? 0), `${seeded.between(1, 3)}.sqlite`),
    () => keepOrBringBack(directoryPath, 'directory.sqlite'),
  ]
  await register()
  for (let step = 0; step < steps; step += 1) await actions[seeded.between(0, actions.length - 1)]?.()
  for (let number = 1; number <= emails; number += 1) await write(`person${number}@example.test`)
  keyring?.close()
  return { counts, problems }
}

interface Parts {
  readonly directory: ReturnType<typeof openDirectory>
  readonly ledgers: ReturnType<typeof openLedgerFiles>
}
