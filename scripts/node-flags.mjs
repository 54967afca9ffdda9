// What production gives to Node: ops/Containerfile spells it too. New objects live in a room of 8 MB before they are moved or
// dropped; by itself Node lets it grow to many times that, and never gives it back (docs/decisions/0086).
export const NODE_FLAGS = ['--max-semi-space-size=8'];
