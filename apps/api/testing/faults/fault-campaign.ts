import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ServerProcess, startServerProcess } from '../server-process.ts'
import { type AnswerCounter, killAll, createAnswerCounter, startLanes, unansweredIn } from './campaign-writers.ts'
import { addPeople, campaignEmail, signIn } from './campaign-people.ts'
import { checkHistory } from './check-history.ts'
import { createProbe, type Probe } from './fault-probe.ts'
import { emptyHistory } from './history.ts'
import type { Fault } from './inject/fault.ts'
import { mountSmallDisk } from './inject/by-others.ts'
import { createSeeded, type Seeded } from './seeded.ts'

export interface FaultCampaign {
  readonly seed: number
  readonly faults: readonly Fault[]
  /** How often each fault occurs. */
  readonly rounds: number
  /** How many processes share the folder. */
  readonly processes: number
  readonly people: number
  /** The shortest and longest duration of each, in milliseconds. */
  readonly lasts: readonly [number, number]
  /** Puts the data on a separate small disk, which one of the faults fills. */
  readonly isOnSmallDisk?: boolean
  readonly entry?: string | undefined
  onEpisode?(episode: Episode): void
}

/** One fault from its start to the first writes after it. */
interface Episode {
  readonly fault: string
  /** Writes that were answered with 503 during the fault. */
  readonly refused: number
  /** How long a write of each person at each process took just before, until the last was answered. */
  readonly beforeMs: number
  /** The same after its end: until every write was answered again. */
  readonly recoveredAfterMs: number
}

export interface FaultResult {
  readonly episodes: readonly Episode[]
  readonly acknowledged: number
  readonly unanswered: number
  /** The problems, in words; empty if everything held. */
  readonly problems: readonly string[]
}

interface Fixture {
  readonly campaign: FaultCampaign
  readonly seeded: Seeded
  readonly servers: readonly ServerProcess[]
  readonly folder: string
  readonly personIds: readonly number[]
  readonly probes: readonly Probe[]
  readonly answers: AnswerCounter
  readonly refusals: { count: number }
}

/** Returns how many milliseconds pass until a write of every person at every process is answered. */
async function answeredAfter(probes: readonly Probe[]): Promise<number> {
  const from = performance.now()
  await Promise.all(probes.map((probe) => probe.writeUntilAnswered()))
  return Math.round(performance.now() - from)
}

/** Starts one fault while everybody writes, and ends it again. */
async function liveThrough(
  fault: Fault,
  { campaign, seeded, servers, folder, personIds, probes, answers, refusals }: Fixture,
  problems: string[],
): Promise<Episode> {
  await answers.wait(answers.count + seeded.between(3, 25))
  const beforeMs = await answeredAfter(probes)
  const before = refusals.count
  const end = await fault.begin({ dataFolder: folder, personIds, pids: servers.map(({ child }) => child.pid ?? 0) })
  try {
    const lasting = pause(seeded.between(...(fault.lasts ?? campaign.lasts)))
    const statuses = fault.refusesWrites ? await Promise.all(probes.map((probe) => probe.writeOnce())) : []
    if (statuses.some((status) => status !== 503 && status !== 429))
      problems.push(`${fault.name}: a write was answered ${statuses.join(', ')} while it lasted`)
    await lasting
  } finally {
    await end()
  }
  const recoveredAfterMs = await answeredAfter(probes).catch((error: unknown) => {
    throw new Error(`after ${fault.name}; ${lastWords(servers)}`, { cause: error })
  })
  return { fault: fault.name, refused: refusals.count - before, beforeMs, recoveredAfterMs }
}

const lastWords = (servers: readonly ServerProcess[]) =>
  `the servers said:\n${servers.map((server) => server.output().slice(-2_000)).join('\n')}`

async function liveThroughAll(scene: Fixture, problems: string[]): Promise<Episode[]> {
  const episodes = []
  for (let round = 0; round < scene.campaign.rounds; round += 1) {
    for (const fault of scene.campaign.faults) {
      const episode = await liveThrough(fault, scene, problems)
      episodes.push(episode)
      scene.campaign.onEpisode?.(episode)
    }
  }
  return episodes
}

/** Creates a probe for each person and process. */
async function createProbes(
  servers: readonly ServerProcess[],
  histories: readonly ReturnType<typeof emptyHistory>[],
): Promise<Probe[]> {
  const origins = await Promise.all(servers.map(({ origin }) => origin))
  const probes = histories.map(async (history, person) => {
    const cookies = await signIn(origins[0] ?? '', campaignEmail(person))
    return origins.map((origin, process) => createProbe({ name: `${person}-${process}`, origin, cookies, history }))
  })
  return (await Promise.all(probes)).flat()
}

async function runOn(folder: string, campaign: FaultCampaign): Promise<FaultResult> {
  const seeded = createSeeded(campaign.seed)
  const settings = Object.assign({ EVENKEEL_DATA: folder }, ...campaign.faults.map((fault) => fault.settings))
  const servers = Array.from({ length: campaign.processes }, () => startServerProcess(settings, campaign.entry))
  const [answers, refusals, problems] = [createAnswerCounter(), { count: 0 }, new Array<string>()]
  let isOver = false
  try {
    await Promise.all(servers.map(({ origin }) => origin))
    const personIds = await addPeople(folder, campaign.people)
    const histories = personIds.map(emptyHistory)
    const probes = await createProbes(servers, histories)
    const rest = { onAcknowledged: answers.add, onRefused: () => void (refusals.count += 1), isOver: () => isOver }
    const writing = startLanes(servers, histories, seeded, rest).catch((error: unknown) => {
      throw new Error(lastWords(servers), { cause: error })
    })
    const living = liveThroughAll({ campaign, seeded, servers, folder, personIds, probes, answers, refusals }, problems)
    const episodes = await Promise.race([living, writing.then(() => living)]).finally(() => void (isOver = true))
    await writing
    await killAll(servers)
    problems.push(...histories.flatMap((history) => checkHistory(folder, history)))
    return {
      episodes,
      acknowledged: answers.count,
      unanswered: histories.reduce((sum, history) => sum + unansweredIn(history), 0),
      problems,
    }
  } finally {
    isOver = true
    await killAll(servers)
  }
}

/**
 * Lets several people write at once to processes on one folder while the disk fails, fills up, is locked, or the clock
 * jumps, each for a while. Every answer is 200 or 503, no write is answered with 200 while none can be stored, and at
 * the end every ledger is compared with all that was sent. The seed decides what is written and when each fault occurs.
 *
 * @throws Error for any other answer, and if a small disk is requested and cannot be mounted.
 */
export async function runFaultCampaign(campaign: FaultCampaign): Promise<FaultResult> {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-faults-'))
  const unmount = campaign.isOnSmallDisk ? mountSmallDisk(folder) : () => {}
  if (!unmount) throw new Error('No small disk can be mounted here')
  try {
    return await runOn(folder, campaign)
  } finally {
    unmount()
    rmSync(folder, { recursive: true, force: true })
  }
}
