export const goodbye = {}
