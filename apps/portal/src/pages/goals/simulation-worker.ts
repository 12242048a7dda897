import { serveSimulations } from '@evenkeel/widgets/plans/simulation'

/** The worker in which the retirement calculator simulates. */
serveSimulations(globalThis)
