import { create } from 'zustand'

/**
 * What a finger does next, where the mouse has a key beside it: it measures (Ctrl and drag), it adds to the way of a move (Ctrl
 * and click), or it points at a place for the others far away.
 */
export type Tool = 'ruler' | 'waypoint' | 'ping'

export const useTool = create<{ readonly tool: Tool | null }>(() => ({ tool: null }))

export const takeTool = (tool: Tool | null): void => useTool.setState({ tool })

export const hasTool = (tool: Tool): boolean => useTool.getState().tool === tool
