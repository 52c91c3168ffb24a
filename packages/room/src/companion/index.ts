export { broughtHome, ordersPosition } from './apart.ts'
export { type Asker, type Attempt, type Attended, attend, corrected, type Given, joinedBy } from './attend.ts'
export { type Resolved, type RosterPosition, rosterFrom, rosterOf, type TableGame } from './roster.ts'
export { type Offered, type TableView, tableSettables, tableView } from './view.ts'
