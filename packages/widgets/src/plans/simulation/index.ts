export { type SimulationAnswer, type SimulationRequest } from './simulation.ts'
export { serveSimulations } from './serve-simulations.ts'
export { findLater, simulatorHere, simulatorIn, type Simulator } from './simulator.ts'
export { type FoundLevers, useLevers } from './use-levers.ts'
