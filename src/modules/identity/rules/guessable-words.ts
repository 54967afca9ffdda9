// Words of which guessable passwords are made. Written down by hand for this product from what every published study of
// leaked passwords reports (first names, sweethearts, teams, animals, months, films, gods, swear words, places, defaults of
// devices), with those of India added, because a list from elsewhere lacks them. No list of anybody else's is copied, so the
// file has the licence of the rest. It names words and no passwords: guessable.ts knows how people build passwords of them.
const english = `
password passwort passcode passphrase pass word secret login logon signin signup welcome hello letmein changeme change default
admin administrator root user guest test tester testing demo temp temporary master super superuser supervisor manager system
server service support office company business work computer laptop desktop internet network windows microsoft google gmail
yahoo hotmail facebook instagram twitter whatsapp youtube linkedin amazon apple iphone samsung nokia android linux ubuntu oracle
cisco backup access account private security secure monitor database mysql postgres qwerty azerty asdf zxcv abc abcd abcdef
love lover lovely loveme iloveyou ilove you baby babygirl babyboy angel princess prince queen king princesa honey sweet sweety
sweetie sweetheart darling dear heart kiss kisses forever always together happy happiness smile smiley sunshine sun moon star
stars rainbow butterfly flower flowers rose lily jasmine daisy lotus tulip orange apple banana mango cherry peach lemon grape
strawberry chocolate cookie cookies candy sugar honeybee cupcake pumpkin peanut butter cheese pizza coffee pepper ginger spice
dragon monkey tiger lion eagle falcon hawk wolf shark dolphin panda bear bunny rabbit turtle horse pony zebra elephant giraffe
kitten kitty cat cats dog dogs doggy puppy chicken duck cow pig goat sheep snake spider scorpion phoenix unicorn dinosaur
football soccer baseball basketball hockey tennis golf cricket rugby boxing wrestling racing runner swimming player gamer game
games gaming sports sport team winner champion champions victory liverpool chelsea arsenal barcelona madrid manchester united
juventus milan yankees cowboys lakers steelers patriots eagles ronaldo messi beckham neymar rooney jordan kobe lebron federer
batman superman spiderman ironman hulk thor avengers marvel joker matrix starwars skywalker vader pokemon pikachu naruto goku
dragonball sonic mario zelda minecraft fortnite callofduty counterstrike halo warcraft starcraft gandalf frodo hobbit harry
potter hogwarts sherlock titanic rocky rambo terminator predator avatar barbie disney mickey minnie donald goofy simpsons
music guitar piano drummer metal rock rockstar metallica nirvana beatles elvis queen eminem shakira rihanna beyonce justin
bieber taylor swift onedirection bts blackpink summer winter spring autumn january february march april june july august
september october november december monday tuesday wednesday thursday friday saturday sunday today tomorrow morning night
midnight birthday christmas newyear holiday vacation money dollar rich lucky luck million millionaire billion gold golden silver
diamond crystal pearl ruby platinum black white red green blue yellow purple pink brown grey gray orange violet
mother father mom mommy mum mummy dad daddy brother sister family friend friends bestfriend husband wife mylove mylife myself
boy girl boys girls man woman men women child children kids child baby grandma grandpa teacher student school college
university doctor nurse lawyer police army soldier captain major general hunter killer ninja samurai warrior knight pirate
hacker cyber killer shadow ghost devil demon satan lucifer angel heaven hell god jesus christ jesuschrist church bible faith
hope grace blessed blessing believe trust peace freedom liberty justice truth mercy holy spirit amen trinity genesis
michael jennifer jessica ashley amanda daniel david james john robert william joseph thomas charles christopher matthew anthony
mark donald steven paul andrew joshua kenneth kevin brian george edward ronald timothy jason jeffrey ryan jacob gary nicholas
eric jonathan stephen larry scott brandon benjamin samuel gregory frank alexander raymond patrick jack dennis jerry tyler
aaron jose adam nathan henry douglas zachary peter kyle walter ethan jeremy harold keith christian roger noah austin sean
mary patricia linda barbara elizabeth susan sarah karen nancy lisa margaret betty sandra kimberly emily donna michelle carol
melissa deborah stephanie rebecca sharon laura cynthia kathleen amy angela shirley anna brenda pamela emma nicole helen
samantha katherine christine debra rachel carolyn janet catherine maria heather diane ruth julie olivia joyce virginia
victoria kelly lauren christina joan evelyn judith megan andrea cheryl hannah jacqueline martha gloria teresa ann sara
madison frances kathryn janice jean abigail alice julia judy sophia grace denise amber doris marilyn danielle beverly
isabella theresa diana natalie brittany charlotte marie kayla alexis lori max charlie buddy rocky bella daisy molly lucy
maggie bailey sadie sophie chloe coco oscar toby jake duke cooper shadow tigger simba snoopy garfield scooby felix
london paris newyork california texas florida america american england britain germany france italy spain mexico brazil canada
australia japan tokyo china russia moscow africa europe asia world earth planet ocean river mountain island beach forest
fuck fucker fuckyou fuckoff motherfucker bitch asshole bastard shit bullshit dick pussy sexy sex lovesex horny naked porn
whatever nothing something anything everything someone nobody anyone everyone never again please thank thanks sorry goodbye
open sesame opensesame mustang ferrari porsche mercedes toyota honda yamaha suzuki harley davidson corvette camaro ford bmw audi
trustno1 unbelievable incredible awesome amazing beautiful gorgeous handsome cool crazy stupid idiot loser funny fantastic
internet explorer chrome firefox samsung galaxy motorola blackberry playstation nintendo xbox alpha beta gamma delta omega
correcthorsebatterystaple correct horse battery staple dispute arbitration arbitrator mediation mediator conciliation
tribunal settlement award justice court lawyer advocate judge legal law munch munchodr odr online resolution
`;
const indian = `
india indian bharat hindustan mumbai bombay delhi newdelhi kolkata calcutta chennai madras bangalore bengaluru hyderabad pune
nagpur nashik thane ahmedabad surat jaipur lucknow kanpur patna bhopal indore kerala punjab gujarat maharashtra rajasthan
tamil telugu marathi hindi bihar goa kashmir himalaya ganga yamuna krishna ram rama sita sitaram jaishriram jaishreeram jaihind
jaimatadi matadi hanuman ganesh ganpati ganesha shiva shankar mahadev harharmahadev bholenath omnamahshivaya omsairam sairam sai
saibaba shirdi waheguru satnam allah bismillah inshallah mashallah muhammad mohammad ahmed ali khan fatima ayesha aisha zainab
durga kali lakshmi laxmi saraswati parvati radha radhe radhika radhekrishna vishnu narayan venkatesh balaji tirupati murugan
ayyappa swami guru guruji bhagwan mata maa papa pappa mummy bhai didi beta dada dadi nana nani jaan jaanu janu sona shona babu
pyar ishq mohabbat zindagi dil dost dosti sapna khushi asha aasha priya pooja puja neha nisha anjali kavita sunita anita
rekha geeta gita meena seema kiran jyoti deepa deepak deepika divya swati shweta sneha rashmi ritu preeti priyanka kajal
aishwarya katrina kareena madhuri sonia ananya aditi aarav arjun aditya akash amit anil anand arun ashish ashok bharat
chetan dinesh gaurav gopal govind hari harish jitendra kamal karan kartik kumar kunal lokesh mahesh manish manoj mohan
mukesh naveen nikhil nitin pankaj prakash pradeep pramod prasad prashant praveen rahul raj raja rajesh raju rakesh raman
ramesh ravi rohan rohit sachin sagar sandeep sanjay sanjeev santosh saurabh shyam siddharth sonu sunil suraj suresh sushil
tarun uday vijay vikas vikram vinay vinod virat vishal vivek yash yogesh sharma verma gupta singh patel shah mehta joshi desai
kulkarni deshmukh deshpande patil jadhav shinde pawar more chavan gaikwad kadam reddy rao naidu nair menon pillai iyer iyengar
mukherjee banerjee chatterjee das dutta ghosh bose roy sen yadav thakur mishra pandey tiwari dubey shukla chauhan rathore
tendulkar dhoni kohli gavaskar kapil ganguly dravid sehwag yuvraj bumrah jadeja ipl csk rcb mumbaiindians chennaisuperkings
shahrukh salman aamir hrithik amitabh bachchan akshay ranbir ranveer rajinikanth bollywood dhoom sholay bahubali
tata reliance jio airtel vodafone flipkart paytm infosys wipro sbi hdfc icici aadhaar aadhar pancard passport
chai samosa biryani paneer masala mango aam gulab laddu diwali holi rakhi navratri eid onam pongal rupee rupees crore lakh
`;

/** Every word once, the ones of this product and its country included. */
export const words: ReadonlySet<string> = new Set(
  `${english} ${indian}`.split(/\s+/).filter((word) => word.length >= 3),
);
