import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makePasswords } from '../../identity/passwords.ts'
import { TERMS_VERSION } from '../../identity/terms.ts'
import { openDirectory } from '../../store/directory/open-directory.ts'
import { type ServerProcess, startServerProcess } from '../../test/server-process.ts'
import { makeTestClient } from '../../test/test-client.ts'
import { makeTestRandom, TEST_COST } from '../../test/test-parts.ts'
import { checkHistory } from './check-history.ts'
import { type LaneOptions, makeLane } from './crash-lane.ts'
import { emptyHistory, type History } from './history.ts'
import { makeSeeded, type Seeded } from './seeded.ts'

export interface CrashCampaign {
  readonly seed: number
  readonly kills: number
  /** How many processes share the folder. */
  readonly processes: number
  readonly people?: number
  /** SIGKILL unless told otherwise: SIGTERM asks the process to stop by itself. */
  readonly signal?: 'SIGKILL' | 'SIGTERM'
  /** Told after each kill. */
  readonly onKill?: (kills: number, acknowledged: number) => void
}

export interface CrashResult {
  readonly kills: number
  readonly acknowledged: number
  readonly unanswered: number
  /** What is wrong, in words; none where everything held. */
  readonly problems: readonly string[]
}

const PASSWORD = 'Quiet-Harbor-42'
const emailOf = (index: number) => `person${index}@crash.example`

async function addPeople(folder: string, count: number): Promise<number[]> {
  const directory = openDirectory(folder)
  try {
    const company = await directory.companies.save({ code: 'crash', name: 'Crash', createdAt: 0 })
    const passwordHash = await makePasswords(makeTestRandom(), TEST_COST).hash(PASSWORD)
    const people = []
    for (let index = 0; index < count; index += 1) {
      const names = { firstName: 'Test', lastName: 'Person', email: emailOf(index) }
      people.push(await directory.people.create({ companyId: company.id, ...names, passwordHash, acceptedTerms: TERMS_VERSION, createdAt: 0 }))
    }
    return people.map((person) => person?.id ?? 0)
  } finally {
    directory.close()
  }
}

async function signIn(origin: string, email: string): Promise<ReadonlyMap<string, string>> {
  const client = makeTestClient(origin)
  await client.call('session', {})
  await client.call('login', { body: { userName: email, password: PASSWORD } })
  return client.cookies
}

/** Ends the process that the seed names after as many answers as the seed says, and starts it again, so many times. */
async function endAndRestart(folder: string, servers: ServerProcess[], campaign: CrashCampaign, seeded: Seeded, answers: AnswerCounter): Promise<void> {
  for (let kill = 1; kill <= campaign.kills; kill += 1) {
    await answers.wait(answers.count + seeded.between(3, 40))
    const victim = seeded.between(0, servers.length - 1)
    const server = servers[victim]
    // Not right after an answer, but at any step of what comes after it.
    await new Promise((resolve) => setTimeout(resolve, seeded.between(0, 8)))
    server?.child.kill(campaign.signal ?? 'SIGKILL')
    await server?.ended
    servers[victim] = startServerProcess({ EVENKEEL_DATA: folder })
    await servers[victim].origin
    campaign.onKill?.(kill, answers.count)
  }
}

interface AnswerCounter {
  readonly count: number
  add(): void
  wait(count: number): Promise<void>
}

/** Counts answers and lets somebody wait for the next so many. */
function makeAnswerCounter(): AnswerCounter {
  let waiting: { readonly count: number; readonly resolve: () => void } | undefined
  const counter = {
    count: 0,
    add() {
      counter.count += 1
      if (waiting && counter.count >= waiting.count) waiting.resolve()
    },
    wait: (count: number) => new Promise<void>((resolve) => (waiting = { count, resolve })),
  }
  return counter
}

/** Writes that nobody got an answer to. */
const unansweredIn = ({ entered, imported }: History) => [...entered, ...imported].filter(({ outcome }) => outcome === 'unanswered').length

/** Each person writes to each process at the same time. */
async function startLanes(servers: readonly ServerProcess[], histories: readonly History[], seeded: Seeded, rest: Pick<LaneOptions, 'onAcknowledged' | 'isOver'>) {
  const first = (await servers[0]?.origin) ?? ''
  const lanes: Promise<void>[] = []
  for (const [person, history] of histories.entries()) {
    const cookies = await signIn(first, emailOf(person))
    for (const process of servers.keys()) {
      const origin = async () => (await servers[process]?.origin) ?? ''
      const options = { name: `${person}-${process}`, seeded: makeSeeded(seeded.between(0, 2 ** 31)), history, cookies, origin }
      lanes.push(makeLane({ ...options, ...rest }).run())
    }
  }
  return Promise.all(lanes)
}

async function killAll(servers: readonly ServerProcess[]): Promise<void> {
  for (const { child } of servers) child.kill('SIGKILL')
  await Promise.all(servers.map(({ ended }) => ended))
}

/**
 * Several people write at once to processes on one folder; again and again one of the processes is ended (as by `kill -9`)
 * in the midst of it and started anew. At the end every ledger file is held against all that was sent. What is written and
 * who is ended after how many answers follows from the seed.
 */
export async function runCrashCampaign(campaign: CrashCampaign): Promise<CrashResult> {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-crash-'))
  const seeded = makeSeeded(campaign.seed)
  const servers: ServerProcess[] = Array.from({ length: campaign.processes }, () => startServerProcess({ EVENKEEL_DATA: folder }))
  const answers = makeAnswerCounter()
  let isOver = false
  try {
    await Promise.all(servers.map(({ origin }) => origin))
    const histories = (await addPeople(folder, campaign.people ?? 2)).map(emptyHistory)
    const ending = async () => endAndRestart(folder, servers, campaign, seeded, answers).finally(() => void (isOver = true))
    const writing = startLanes(servers, histories, seeded, { onAcknowledged: answers.add, isOver: () => isOver })
    // A lane that fails ends the campaign at once; without one, the last restart does.
    await Promise.all([Promise.race([ending(), writing]), writing])
    await killAll(servers)
    const problems = histories.flatMap((history) => checkHistory(folder, history))
    const unanswered = histories.reduce((sum, history) => sum + unansweredIn(history), 0)
    return { kills: campaign.kills, acknowledged: answers.count, unanswered, problems }
  } finally {
    isOver = true
    await killAll(servers)
    rmSync(folder, { recursive: true, force: true })
  }
}
