import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startServerProcess } from '../server-process.ts'
import { type AnswerCounter, killAll, createAnswerCounter, startLanes, unansweredIn } from './campaign-writers.ts'
import { addPeople } from './campaign-people.ts'
import { checkHistory } from './check-history.ts'
import { emptyHistory } from './history.ts'
import { createSeeded, type Seeded } from './seeded.ts'

export interface CrashCampaign {
  readonly seed: number
  readonly kills: number
  /** How many processes share the folder. */
  readonly processes: number
  readonly people?: number
  /** SIGKILL by default; SIGTERM asks the process to stop. */
  readonly signal?: 'SIGKILL' | 'SIGTERM'
  /** The built server to run; the source by default. */
  readonly entry?: string | undefined
  /** Called after each kill. */
  readonly onKill?: (kills: number, acknowledged: number) => void
}

export interface CrashResult {
  readonly kills: number
  readonly acknowledged: number
  readonly unanswered: number
  /** The problems, in words; empty if everything held. */
  readonly problems: readonly string[]
}

/** Ends and restarts a process `kills` times; the seed decides which process, and after how many answers. */
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
    // Not right after an answer, but at any step of what follows it.
    await new Promise((resolve) => setTimeout(resolve, seeded.between(0, 8)))
    server?.child.kill(campaign.signal ?? 'SIGKILL')
    await server?.ended
    servers[victim] = startServerProcess({ EVENKEEL_DATA: folder }, campaign.entry)
    await servers[victim].origin
    campaign.onKill?.(kill, answers.count)
  }
}

/**
 * Lets several people write at once to processes on one folder, and repeatedly kills one of the processes (as `kill -9`
 * does) during the writes and restarts it. At the end every ledger file is compared with all that was sent. The seed
 * decides what is written and which process is killed after how many answers.
 */
export async function runCrashCampaign(campaign: CrashCampaign): Promise<CrashResult> {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-crash-'))
  const seeded = createSeeded(campaign.seed)
  const servers: ServerProcess[] = Array.from({ length: campaign.processes }, () =>
    startServerProcess({ EVENKEEL_DATA: folder }, campaign.entry),
  )
  const answers = createAnswerCounter()
  let isOver = false
  try {
    await Promise.all(servers.map(({ origin }) => origin))
    const histories = (await addPeople(folder, campaign.people ?? 2)).map(emptyHistory)
    const ending = async () =>
      endAndRestart(folder, servers, campaign, seeded, answers).finally(() => void (isOver = true))
    const writing = startLanes(servers, histories, seeded, { onAcknowledged: answers.add, isOver: () => isOver })
    // A writer that fails ends the campaign at once; otherwise the last restart does.
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
