export const general = {}
