// What people put passwords together of, from what studies of leaked ones count again and again: a first name and a family
// name, a name and a word of love, a word twice, a walk over the keyboard, a number that is easy to tip.
const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

export const boys = words(`
aarav abhishek ajay akash akshay amar amit anand aniket anil ankit arjun arun ashok ashish bharat chetan deepak dinesh ganesh
gaurav gopal hardik harish imran irfan jatin karan kartik kiran krishna kunal mahesh manish manoj mayur mohan mohit mukesh
nikhil nitin omkar pankaj piyush pradeep prakash pranav prashant praveen rahul raj rajesh raju rakesh ramesh ravi rohan rohit
sachin sagar salman sameer sandeep sanjay santosh satish saurabh shubham siddharth sunil suraj suresh tushar umesh varun vicky
vijay vikas vikram vinay vinod vishal vivek yash yogesh`);
export const girls = words(`
aarti aditi aisha alka amruta ananya anita anjali anu archana asha ashwini bhavna deepa deepika diksha divya fatima gauri geeta
isha jaya jyoti kajal kavita kavya khushi komal lata laxmi madhuri mamta manisha meena megha mona monika namrata neha nikita
nisha pallavi payal pooja poonam preeti priya priyanka radha rani rashmi rekha renu riya ritu rupali sakshi sangita sapna
sarita seema shilpa shital shreya shweta simran sneha sonal sonali sonia sujata sunita sushma swati tanvi usha vaishali varsha
vidya zara`);
export const families = words(`
sharma verma gupta singh kumar patel shah mehta joshi desai kulkarni deshmukh deshpande patil jadhav shinde pawar chavan gaikwad
kadam more sawant bhosale reddy rao naidu nair iyer menon pillai das roy ghosh sen yadav mishra pandey tiwari chauhan thakur
khan shaikh ansari agarwal jain`);
export const western = words(`
alex amanda andrea andrew angel angela anna anthony ashley austin bailey barbara brandon brian charles charlie chris christian
daniel danielle david dylan edward elizabeth emily emma eric frank gabriel george hannah heather isabella jack jackson jacob
james jasmine jason jennifer jessica john jonathan jordan joseph joshua justin kelly kevin kimberly laura lauren lisa louis
lucas maria marie mark martin mary matthew max megan melissa michael michelle morgan natalie nathan nicholas nicole oliver
olivia patrick paul peter rachel rebecca richard robert ryan samantha samuel sandra sarah scott sophia sophie stephanie steven
susan taylor thomas tyler vanessa victoria william`);
export const nameTails = words(
  'love lover king queen boss rocks world baby jaan dear forever sweet cool india hero star family',
);
export const nameHeads = words(
  'ilove iloveyou iloveu love my mydear mylove iam hello hey princess prince queen king baby angel sweet miss',
);

export const describers = words(`
my the big black white red blue green golden silver pink purple little hot cool crazy dark happy holy lucky mad magic mega mighty
sweet super sexy baby wild iron fire ice snow sun moon star night royal power rock street love`);
export const things = words(`
angel apple baby bear bird boss boy butterfly candy cat chicken cookie cow devil dog dolphin dragon eagle falcon fish flower
fox friend frog ghost girl guitar hawk heart home honey horse house hunter jesus killer king kitty knight lady lion lord love
lover magic man master monkey monster mother mustang ninja panda panther party phoenix pirate player prince princess queen rabbit
ranger rider rose samurai shadow shark sister snake soldier spider star storm tiger turtle warrior water wolf woman world zone`);

export const places = words(`
india bharat mumbai bombay delhi newdelhi pune nagpur nashik thane kolkata calcutta chennai madras bangalore bengaluru hyderabad
ahmedabad surat baroda vadodara rajkot jaipur jodhpur udaipur lucknow kanpur agra varanasi patna ranchi bhopal indore raipur
goa kochi kerala mysore mangalore madurai coimbatore guwahati kashmir srinagar jammu amritsar ludhiana chandigarh punjab haryana
gujarat maharashtra rajasthan bihar odisha assam kolhapur solapur sangli satara aurangabad nanded latur akola amravati
london paris newyork california texas florida chicago boston dubai singapore sydney toronto canada america australia germany
brazil mexico england scotland ireland italy spain france russia japan china korea pakistan nepal srilanka bangladesh`);
export const placeHeads = words('ilove iamfrom welcometo hello jai my');
export const placeTails = words(
  'city king boy boys girl indians rocks police lover wala mail world',
);

export const doors = words(`
password passwd pass admin administrator root user username guest welcome login logon signin secret changeme letmein default test
testing temp temporary master super superuser system server service support manager supervisor access account security private
database network computer laptop office company company email gmail facebook google windows internet wifi bank mobile`);

export const gods = words(`
ram rama krishna shiva shankar hanuman ganesh ganpati durga kali lakshmi laxmi saraswati parvati vishnu narayan balaji murugan
ayyappa jagannath mahadev bholenath saibaba sairam radha radhe sitaram bajrangbali mahakal swaminarayan swamisamarth datta
vitthal khandoba bhavani ambe ambemaa vaishnodevi matadi gurudev guruji waheguru allah jesus christ buddha mahavir`);
export const godHeads = words(
  'jai jay jaishree jaishri jayshree om omnamah omshree shree shri sri lord hey hare bolo',
);
export const godTails = words(
  'kijai kijay bless blessme isgreat isgod isone mylord maharaj forever love',
);

export const short = words(`
love baby angel india admin hello money pass test user root guest login dragon monkey tiger lion eagle shadow master killer
hunter soccer cricket hockey summer winter spring flower rose lotus apple orange mango banana cherry cookie candy honey sugar
butter pepper ginger coffee cheese pizza happy smile lucky sunny star moon rainbow ocean river silver golden black white green
purple yellow orange january february march april june july august october monday friday sunday mother father mummy daddy papa
sister brother friend family jesus christ krishna shiva ganesh hanuman sairam radhe mumbai delhi pune nagpur sachin dhoni kohli
rohit virat batman superman naruto pokemon pikachu mario sonic matrix ninja pirate secret welcome qwerty asdfgh zxcvbn qazwsx
abcdef abcabc xyzxyz computer internet samsung nokia google yahoo orange freedom peace hope faith grace trust dream music guitar`);

/** Rows of keys, also those that a finger goes up and down or to and fro. */
export const rows = words(`
qwertyuiop asdfghjkl zxcvbnm 1234567890 0987654321 qwertyuiopasdfghjklzxcvbnm qazwsxedcrfvtgbyhnujmikolp 1qaz2wsx3edc4rfv5tgb6yhn7ujm
zaq12wsxcde34rfvbgt5 1q2w3e4r5t6y7u8i9o0p q1w2e3r4t5y6u7i8o9p0 qweasdzxcrtyfghvbn qawsedrftgyhujikolp abcdefghijklmnopqrstuvwxyz
azertyuiopqsdfghjklm 147258369 159357258456 741852963 963852741 123654789 789456123 112233445566778899 1a2b3c4d5e6f7g8h9i
a1b2c3d4e5f6g7h8i9 aabbccddeeffgghh 13579246810 2468013579 123qweasdzxc 123qwe456rty qwe123asd456zxc789`);
