import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ServerProcess, startServerProcess } from '../../test/server-process.ts'
import { type AnswerCounter, killAll, makeAnswerCounter, startLanes, unansweredIn } from './campaign-lanes.ts'
import { addPeople, emailOf, signIn } from './campaign-people.ts'
import { checkHistory } from './check-history.ts'
import { makeProbe, type Probe } from './fault-probe.ts'
import { emptyHistory } from './history.ts'
import type { Fault } from './inject/fault.ts'
import { mountSmallDisk } from './inject/by-others.ts'
import { makeSeeded, type Seeded } from './seeded.ts'

export interface FaultCampaign {
  readonly seed: number
  readonly faults: readonly Fault[]
  /** How often each fault comes. */
  readonly rounds: number
  /** How many processes share the folder. */
  readonly processes: number
  readonly people: number
  /** How long each lasts, at least and at most, in milliseconds. */
  readonly lasts: readonly [number, number]
  /** On a small disk of its own, which one of the faults fills. */
  readonly isOnSmallDisk?: boolean
  readonly entry?: string | undefined
  onEpisode?(episode: Episode): void
}

/** One fault from its beginning to the first writes after it. */
export interface Episode {
  readonly fault: string
  /** Writes that were answered with 503 while it lasted. */
  readonly refused: number
  /** How long a write of each person at each process took right before, until the last was answered. */
  readonly beforeMs: number
  /** The same from its end: until everybody was answered again. */
  readonly recoveredAfterMs: number
}

export interface FaultResult {
  readonly episodes: readonly Episode[]
  readonly acknowledged: number
  readonly unanswered: number
  /** What is wrong, in words; none where everything held. */
  readonly problems: readonly string[]
}

interface Scene {
  readonly campaign: FaultCampaign
  readonly seeded: Seeded
  readonly servers: readonly ServerProcess[]
  readonly folder: string
  readonly personIds: readonly number[]
  readonly probes: readonly Probe[]
  readonly answers: AnswerCounter
  readonly refusals: { count: number }
}

/** How many milliseconds it takes until a write of everybody at every process is answered. */
async function answeredAfter(probes: readonly Probe[]): Promise<number> {
  const from = performance.now()
  await Promise.all(probes.map((probe) => probe.writeUntilAnswered()))
  return Math.round(performance.now() - from)
}

/** Lets one fault come over everybody who writes, and go again. */
async function liveThrough(
  fault: Fault,
  { campaign, seeded, servers, folder, personIds, probes, answers, refusals }: Scene,
  problems: string[],
): Promise<Episode> {
  await answers.wait(answers.count + seeded.between(3, 25))
  const beforeMs = await answeredAfter(probes)
  const before = refusals.count
  const end = await fault.begin({ dataFolder: folder, personIds, pids: servers.map(({ child }) => child.pid ?? 0) })
  try {
    const lasting = pause(seeded.between(...(fault.lasts ?? campaign.lasts)))
    const statuses = fault.refusesWrites ? await Promise.all(probes.map((probe) => probe.writeOnce())) : []
    if (statuses.some((status) => status !== 503))
      problems.push(`${fault.name}: a write was answered ${statuses.join(', ')} while it lasted`)
    await lasting
  } finally {
    await end()
  }
  const recoveredAfterMs = await answeredAfter(probes).catch((error: unknown) => {
    const said = servers.map((server) => server.output().slice(-2_000)).join('\n')
    throw new Error(`after ${fault.name}; the servers said:\n${said}`, { cause: error })
  })
  return { fault: fault.name, refused: refusals.count - before, beforeMs, recoveredAfterMs }
}

async function liveThroughAll(scene: Scene, problems: string[]): Promise<Episode[]> {
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

/** A probe of each person at each process. */
async function makeProbes(
  servers: readonly ServerProcess[],
  histories: readonly ReturnType<typeof emptyHistory>[],
): Promise<Probe[]> {
  const origins = await Promise.all(servers.map(({ origin }) => origin))
  const probes = histories.map(async (history, person) => {
    const cookies = await signIn(origins[0] ?? '', emailOf(person))
    return origins.map((origin, process) => makeProbe({ name: `${person}-${process}`, origin, cookies, history }))
  })
  return (await Promise.all(probes)).flat()
}

async function runOn(folder: string, campaign: FaultCampaign): Promise<FaultResult> {
  const seeded = makeSeeded(campaign.seed)
  const settings = Object.assign({ EVENKEEL_DATA: folder }, ...campaign.faults.map((fault) => fault.settings))
  const servers = Array.from({ length: campaign.processes }, () => startServerProcess(settings, campaign.entry))
  const [answers, refusals, problems] = [makeAnswerCounter(), { count: 0 }, new Array<string>()]
  let isOver = false
  try {
    await Promise.all(servers.map(({ origin }) => origin))
    const personIds = await addPeople(folder, campaign.people)
    const histories = personIds.map(emptyHistory)
    const probes = await makeProbes(servers, histories)
    const rest = { onAcknowledged: answers.add, onRefused: () => void (refusals.count += 1), isOver: () => isOver }
    const writing = startLanes(servers, histories, seeded, rest)
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
 * Several people write at once to processes on one folder while the disk fails, fills up, is locked, or the clock jumps, each
 * for a while. Every answer is 200 or 503, nobody's write is answered with 200 while none can be kept, and at the end every
 * ledger is held against all that was sent. What is written and when each fault comes follows from the seed.
 *
 * @throws Error for an answer that is neither, and where a small disk is asked for and cannot be mounted.
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
