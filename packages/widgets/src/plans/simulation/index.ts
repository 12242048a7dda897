export { chance, type SimulationAnswer, type SimulationRequest } from './simulation.ts'
export { serveSimulations, simulatorHere, simulatorIn, type Simulator } from './simulator.ts'
