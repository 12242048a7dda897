import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startServerProcess } from '../../test/server-process.ts'
import { type AnswerCounter, killAll, makeAnswerCounter, startLanes, unansweredIn } from './campaign-lanes.ts'
import { addPeople } from './campaign-people.ts'
import { checkHistory } from './check-history.ts'
import { emptyHistory } from './history.ts'
import { makeSeeded, type Seeded } from './seeded.ts'

export interface CrashCampaign {
  readonly seed: number
  readonly kills: number
  /** How many processes share the folder. */
  readonly processes: number
  readonly people?: number
  /** SIGKILL unless told otherwise: SIGTERM asks the process to stop by itself. */
  readonly signal?: 'SIGKILL' | 'SIGTERM'
  /** What is run: a built server; the source unless given. */
  readonly entry?: string | undefined
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

/** Ends the process that the seed names after as many answers as the seed says, and starts it again, so many times. */
async function endAndRestart(
  folder: string,
  servers: ServerProcess[],
  campaign: CrashCampaign,
  seeded: Seeded,
  answers: AnswerCounter,
): Promise<void> {
  for (let kill = 1; kill <= campaign.kills; kill += 1) {
    await answers.wait(answers.count + seeded.between(3, 40))
    const victim = seeded.between(0, servers.length - 1)
    const server = servers[victim]
    // Not right after an answer, but at any step of what comes after it.
    await new Promise((resolve) => setTimeout(resolve, seeded.between(0, 8)))
    server?.child.kill(campaign.signal ?? 'SIGKILL')
    await server?.ended
    servers[victim] = startServerProcess({ EVENKEEL_DATA: folder }, campaign.entry)
    await servers[victim].origin
    campaign.onKill?.(kill, answers.count)
  }
}

/**
 * Several people write at once to processes on one folder; again and again one of the processes is ended (as by `kill -9`)
 * in the midst of it and started anew. At the end every ledger file is held against all that was sent. What is written and
 * who is ended after how many answers follows from the seed.
 */
export async function runCrashCampaign(campaign: CrashCampaign): Promise<CrashResult> {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-crash-'))
  const seeded = makeSeeded(campaign.seed)
  const servers: ServerProcess[] = Array.from({ length: campaign.processes }, () =>
    startServerProcess({ EVENKEEL_DATA: folder }, campaign.entry),
  )
  const answers = makeAnswerCounter()
  let isOver = false
  try {
    await Promise.all(servers.map(({ origin }) => origin))
    const histories = (await addPeople(folder, campaign.people ?? 2)).map(emptyHistory)
    const ending = async () =>
      endAndRestart(folder, servers, campaign, seeded, answers).finally(() => void (isOver = true))
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
