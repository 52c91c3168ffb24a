import { create } from 'zustand'

/**
 * What a finger does next, where the mouse has a key beside it: it measures (Ctrl and drag), or it adds to the way of a move (Ctrl
 * and click).
 */
export type Tool = 'ruler' | 'waypoint'

export const useTool = create<{ readonly tool: Tool | null }>(() => ({ tool: null }))

export const takeTool = (tool: Tool | null): void => useTool.setState({ tool })

export const hasTool = (tool: Tool): boolean => useTool.getState().tool === tool
