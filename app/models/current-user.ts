/** Whoever is signed in, as `/api` tells them of their own account. */
export interface CurrentUser {
  id: number;
  username: string;
  email: string | null;
  ageGroup: string | null;
  competenceLevel: string | null;
  industry: string | null;
  learningGoal: string | null;
  aiSkillScore: number;
  /** Days. */
  streak: number;
  /** Milliseconds since 1970. */
  lastActive: number | null;
  role: string;
}
